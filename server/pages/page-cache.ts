import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A finished page as it goes over the wire. */
export interface FinishedPage {
  status: number
  headers: Record<string, string>
  body: Record<Encoding, Uint8Array<ArrayBuffer>>
  /** Weak: the encodings of one page share it. */
  etag: string
  /** What the page was made of, as the change log names it. */
  subjects: readonly string[]
  /** From this moment (epoch ms) on the page has to be rendered again. */
  validUntil: number
  /** Whether its body is, or will be, compressed as well as it can be. */
  improved?: boolean
}

const brotli = promisify(brotliCompress)
const gunzippable = promisify(gzip)
const text = constants.BROTLI_MODE_TEXT

/** Compresses with a quality fit for a visitor who waits (about a millisecond); `pack` again for keeps. */
export async function pack(html: string, brotliQuality: number): Promise<FinishedPage['body']> {
  const identity = Buffer.from(html)
  const [br, gzipped] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_MODE]: text,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    gunzippable(identity, { level: brotliQuality > 9 ? 9 : 6 }),
  ])
  return { br, gzip: gzipped, identity }
}

/** The entity tag of a page. */
export const etagOf = (html: string): string =>
  `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`

/**
 * Finished pages by address, bounded in bytes: the least recently used go first. `load` runs once per address however many
 * visitors ask at the same time.
 */
export class PageCache {
  #pages = new Map<string, FinishedPage>()
  #loading = new Map<string, Promise<FinishedPage | undefined>>()
  #bytes = 0
  #generation = 0
  #improving = false
  readonly #maximumBytes: number
  readonly #clock: () => Date

  constructor(maximumBytes: number, clock: () => Date) {
    this.#maximumBytes = maximumBytes
    this.#clock = clock
  }

  /** The page of `key`, if it is there and still valid. */
  get(key: string): FinishedPage | undefined {
    const page = this.#pages.get(key)
    if (!page) return undefined
    if (page.validUntil <= this.#clock().getTime()) {
      this.#remove(key, page)
      return undefined
    }
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return page
  }

  /** The page of `key`, loaded where it is missing. Only pages with status 200 are kept. */
  async getOrLoad(key: string, load: () => Promise<FinishedPage | undefined>): Promise<FinishedPage | undefined> {
    const known = this.get(key) ?? this.#loading.get(key)
    if (known) return known
    const generation = this.#generation
    const loading = load()
      .then((page) => {
        // What was loaded while its content changed may be the old content: shown once, but not kept.
        if (page?.status === 200 && generation === this.#generation) this.#add(key, page)
        return page
      })
      .finally(() => this.#loading.delete(key))
    this.#loading.set(key, loading)
    return loading
  }

  /**
   * Exchanges the body of a kept page for a better compressed one: one page at a time, so that a flood of new pages makes no
   * visitor wait. What is left out is taken up when the page is asked for again.
   * @param compress makes the better body; nobody waits for it
   * @returns resolves when nothing is under way for this page any more; rejects as `compress` does
   */
  async improve(key: string, page: FinishedPage, compress: () => Promise<FinishedPage['body']>): Promise<void> {
    if (this.#improving || page.improved || this.#pages.get(key) !== page) return
    this.#improving = true
    page.improved = true
    try {
      const body = await compress()
      if (this.#pages.get(key) === page) this.#bytes += sizeOf({ ...page, body }) - sizeOf(page)
      page.body = body
      this.#makeRoom()
    } finally {
      this.#improving = false
    }
  }

  /** Forgets all pages that were made of `subject`. */
  drop(subject: string): void {
    this.#generation += 1
    this.#loading.clear()
    for (const [key, page] of this.#pages) if (page.subjects.includes(subject)) this.#remove(key, page)
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes }
  }

  #add(key: string, page: FinishedPage): void {
    const before = this.#pages.get(key)
    if (before) this.#remove(key, before)
    this.#pages.set(key, page)
    this.#bytes += sizeOf(page)
    this.#makeRoom()
  }

  #makeRoom(): void {
    for (const [oldest, page] of this.#pages) {
      if (this.#bytes <= this.#maximumBytes) break
      this.#remove(oldest, page)
    }
  }

  #remove(key: string, page: FinishedPage): void {
    this.#pages.delete(key)
    this.#bytes -= sizeOf(page)
  }
}

/** Headers, address and the rest of what a page takes beside its body, roughly. */
const overhead = 4096

const sizeOf = ({ body }: FinishedPage) => body.br.length + body.gzip.length + body.identity.length + overhead
