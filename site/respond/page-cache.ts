import { LRUCache } from 'lru-cache'
import type { EncodedResponse } from '../../services/http/encoded-response.ts'
import type { Freshness } from './freshness.ts'

/** A page that is the same for everyone. */
export interface CachedPage extends EncodedResponse {
  freshness: Pick<Freshness, 'subjects' | 'until'>
  /** Whether the body has the best compression. */
  recompressed?: boolean
}

/**
 * Rendered pages by address, bounded in bytes: the least recently used go first. Simultaneous requests for one address
 * share one `load`.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #clock: () => Date
  /** Loads under way since the last change. */
  #loading = new Map<string, Promise<CachedPage | undefined>>()
  #recompressing = false

  constructor(maximumBytes: number, clock: () => Date) {
    this.#pages = new LRUCache({ maxSize: maximumBytes, sizeCalculation: sizeOf })
    this.#clock = clock
  }

  /** The page of `key`, if it is cached and still valid. */
  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key)
    if (!page || page.freshness.until > this.#clock().getTime()) return page
    this.#pages.delete(key)
    return undefined
  }

  /** The page of `key`, loaded if it is missing. Only pages with status 200 are cached. */
  async getOrLoad(key: string, load: () => Promise<CachedPage | undefined>): Promise<CachedPage | undefined> {
    const loading = this.#loading
    const known = this.get(key) ?? loading.get(key)
    if (known) return known
    const loaded = load()
      .then((page) => {
        // A page loaded while content changed may show the old content: send it, but do not cache it.
        if (page?.status === 200 && loading === this.#loading) this.#pages.set(key, page)
        return page
      })
      .finally(() => loading.delete(key))
    loading.set(key, loaded)
    return loaded
  }

  /**
   * Replaces the body of a cached page by a better compressed one. One page at a time, so that a flood of new pages
   * delays no visitor; while another page is being compressed, this one is left for its next request.
   * @param compress returns the better body, in the background
   * @returns rejects if `compress` does
   */
  async recompress(key: string, page: CachedPage, compress: () => Promise<CachedPage['body']>): Promise<void> {
    if (this.#recompressing || page.recompressed || this.#pages.peek(key) !== page) return
    this.#recompressing = true
    try {
      const body = await compress()
      if (this.#pages.peek(key) === page) this.#pages.set(key, { ...page, body, recompressed: true })
    } finally {
      this.#recompressing = false
    }
  }

  /** Drops all pages that depend on `subject`. */
  drop(subject: string): void {
    this.#loading = new Map()
    for (const [key, { freshness }] of [...this.#pages.entries()]) {
      if (freshness.subjects.includes(subject)) this.#pages.delete(key)
    }
  }

  /** Drops all pages. */
  clear(): void {
    this.#loading = new Map()
    this.#pages.clear()
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize }
  }
}

/** The approximate size of a cached page without its body: headers, address and bookkeeping. */
const overhead = 4096

const sizeOf = ({ body }: CachedPage) => body.br.length + body.gzip.length + body.identity.length + overhead
