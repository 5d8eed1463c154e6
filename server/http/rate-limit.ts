import { LRUCache } from 'lru-cache'

/** `most` calls are allowed in each window; a window begins with its first call. */
interface Limit {
  most: number
  windowMs: number
}

const mostKeys = 10_000

/**
 * A fixed-window rate limit per key. It keeps at most `mostKeys` keys and forgets the least recently used. Each process counts on its
 * own, so n processes allow n times as many.
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
   * Counts a call of `key`.
   * @returns undefined if it is allowed, otherwise the seconds until the next one is
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
