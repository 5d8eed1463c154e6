import { LRUCache } from 'lru-cache'
import type { EncodedResponse } from '../http/encoded-response.ts'

/** A page that is the same for everybody. */
export interface CachedPage extends EncodedResponse {
  /** What the page was made of, as the change log names it. */
  subjects: readonly string[]
  /** From this moment (epoch ms) on the page has to be rendered again. */
  validUntil: number
  /** Whether the body is compressed as well as it can be. */
  recompressed?: boolean
}

/**
 * Rendered pages by address, bounded in bytes: the least recently used go first. `load` runs once per address, however many
 * visitors ask at the same time.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #clock: () => Date
  #loading = new Map<string, Promise<CachedPage | undefined>>()
  #generation = 0
  #recompressing = false

  constructor(maximumBytes: number, clock: () => Date) {
    this.#pages = new LRUCache({ maxSize: maximumBytes, sizeCalculation: sizeOf })
    this.#clock = clock
  }

  /** The page of `key`, if it is cached and still valid. */
  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key)
    if (!page || page.validUntil > this.#clock().getTime()) return page
    this.#pages.delete(key)
    return undefined
  }

  /** The page of `key`, loaded where it is missing. Only pages with status 200 are cached. */
  async getOrLoad(key: string, load: () => Promise<CachedPage | undefined>): Promise<CachedPage | undefined> {
    const known = this.get(key) ?? this.#loading.get(key)
    if (known) return known
    const generation = this.#generation
    const loading = load()
      .then((page) => {
        // What was loaded while content changed may be the old content: shown once, but not cached.
        if (page?.status === 200 && generation === this.#generation) this.#pages.set(key, page)
        return page
      })
      .finally(() => {
        if (this.#loading.get(key) === loading) this.#loading.delete(key)
      })
    this.#loading.set(key, loading)
    return loading
  }

  /**
   * Replaces the body of a cached page by a better compressed one: one page at a time, so that a flood of new pages makes no
   * visitor wait. A page that finds another under way is left for the next request.
   * @param compress makes the better body; nobody waits for it
   * @returns rejects as `compress` does
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

  /** Drops all pages that were made of `subject`. */
  drop(subject: string): void {
    this.#generation += 1
    this.#loading.clear()
    for (const [key, { subjects }] of [...this.#pages.entries()]) {
      if (subjects.includes(subject)) this.#pages.delete(key)
    }
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize }
  }
}

/** Headers, address and the rest of what a page takes beside its body, roughly. */
const overhead = 4096

const sizeOf = ({ body }: CachedPage) => body.br.length + body.gzip.length + body.identity.length + overhead
