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

/** The calls that a `ClientLimit` allows in each window: per client address, and of all clients together. */
interface ClientLimits {
  perAddress: number
  inAll: number
  windowMs: number
}

/** A rate limit per client, and one for all clients together. */
export class ClientLimit {
  readonly #perAddress: RateLimit
  readonly #inAll: RateLimit

  constructor({ perAddress, inAll, windowMs }: ClientLimits, clock: () => Date) {
    this.#perAddress = new RateLimit({ most: perAddress, windowMs }, clock)
    this.#inAll = new RateLimit({ most: inAll, windowMs }, clock)
  }

  /** Counts a call, like `RateLimit`. A call refused to one client does not count for all. */
  take(clientAddress: string): number | undefined {
    return this.#perAddress.take(clientAddress) ?? this.#inAll.take('all')
  }
}
