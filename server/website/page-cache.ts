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
const gzipAsync = promisify(gzip)
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
    gzipAsync(identity, { level: brotliQuality > 9 ? 9 : 6 }),
  ])
  return { br, gzip: gzipped, identity }
}

/** The entity tag of a page. */
export const etagOf = (html: string): string =>
  `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`

interface Kept {
  page: FinishedPage
  /** Number of the last use: the lower, the longer ago. */
  lastUse: number
}

/**
 * Finished pages by address, bounded in bytes: the least recently used go first. `load` runs once per address however many
 * visitors ask at the same time.
 */
export class PageCache {
  // Uses are numbered. Taking a page out and putting it back in would tell the order too, but leaves rubbish at every request.
  #pages = new Map<string, Kept>()
  #uses = 0
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
    const kept = this.#pages.get(key)
    if (!kept) return undefined
    if (kept.page.validUntil <= this.#clock().getTime()) {
      this.#remove(key, kept)
      return undefined
    }
    this.#uses += 1
    kept.lastUse = this.#uses
    return kept.page
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
    if (this.#improving || page.improved || this.#pages.get(key)?.page !== page) return
    this.#improving = true
    page.improved = true
    try {
      const body = await compress()
      if (this.#pages.get(key)?.page === page) this.#bytes += sizeOf({ ...page, body }) - sizeOf(page)
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
    for (const [key, kept] of this.#pages) if (kept.page.subjects.includes(subject)) this.#remove(key, kept)
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes }
  }

  #add(key: string, page: FinishedPage): void {
    const before = this.#pages.get(key)
    if (before) this.#remove(key, before)
    this.#uses += 1
    this.#pages.set(key, { page, lastUse: this.#uses })
    this.#bytes += sizeOf(page)
    this.#makeRoom()
  }

  #makeRoom(): void {
    while (this.#bytes > this.#maximumBytes) {
      let oldest: [string, Kept] | undefined
      for (const entry of this.#pages) if (!oldest || entry[1].lastUse < oldest[1].lastUse) oldest = entry
      if (!oldest) return
      this.#remove(...oldest)
    }
  }

  #remove(key: string, { page }: Kept): void {
    this.#pages.delete(key)
    this.#bytes -= sizeOf(page)
  }
}

/** Headers, address and the rest of what a page takes beside its body, roughly. */
const overhead = 4096

const sizeOf = ({ body }: FinishedPage) => body.br.length + body.gzip.length + body.identity.length + overhead
