/** So many per window and key; the window begins with the first. */
interface Limit {
  most: number
  windowMs: number
}

/**
 * Counts what each key does, in windows. Bounded: with too many keys at once the oldest windows are forgotten.
 * One per process: with several processes the limit of the whole is a multiple, which is still a limit.
 */
export class RateLimit {
  #windows = new Map<string, { startedAt: number; count: number }>()
  readonly #limit: Limit
  readonly #clock: () => Date

  constructor(limit: Limit, clock: () => Date) {
    this.#limit = limit
    this.#clock = clock
  }

  /**
   * Counts one more of `key`.
   * @returns undefined where it is allowed, else after how many seconds it will be
   */
  take(key: string): number | undefined {
    const now = this.#clock().getTime()
    const { most, windowMs } = this.#limit
    const known = this.#windows.get(key)
    if (!known || now - known.startedAt >= windowMs) {
      this.#windows.delete(key)
      this.#windows.set(key, { startedAt: now, count: 1 })
      if (this.#windows.size > mostKeys) this.#windows.delete(this.#windows.keys().next().value ?? '')
      return undefined
    }
    if (known.count >= most) return Math.ceil((known.startedAt + windowMs - now) / 1000)
    known.count += 1
    return undefined
  }
}

const mostKeys = 10_000
