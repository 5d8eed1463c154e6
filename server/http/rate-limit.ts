import { LRUCache } from 'lru-cache'

/** How many are allowed in each window; a window begins with its first. */
interface Limit {
  most: number
  windowMs: number
}

const mostKeys = 10_000

/**
 * Counts what each key does, in windows. Bounded: beyond so many keys the least recently used are forgotten.
 * One per process: with several processes the limit of the whole is a multiple, which is still a limit.
 */
export class RateLimit {
  readonly #windows = new LRUCache<string, { startedAt: number; count: number }>({ max: mostKeys })
  readonly #limit: Limit
  readonly #clock: () => Date

  constructor(limit: Limit, clock: () => Date) {
    this.#limit = limit
    this.#clock = clock
  }

  /**
   * Counts one more of `key`.
   * @returns undefined if it is allowed, otherwise in how many seconds it will be
   */
  take(key: string): number | undefined {
    const now = this.#clock().getTime()
    const { most, windowMs } = this.#limit
    const window = this.#windows.get(key)
    if (!window || now - window.startedAt >= windowMs) {
      this.#windows.set(key, { startedAt: now, count: 1 })
      return undefined
    }
    if (window.count >= most) return Math.ceil((window.startedAt + windowMs - now) / 1000)
    window.count += 1
    return undefined
  }
}
