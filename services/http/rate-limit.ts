import { LRUCache } from 'lru-cache'
import { widerNetwork } from './client-address.ts'

/** So many calls are allowed at once, and as many again in each `windowMs`, evenly spread. */
interface Limit {
  most: number
  windowMs: number
}

const mostKeys = 10_000

/**
 * A rate limit per key, as a leaking bucket: each call adds one, and what is in it leaks away evenly, so no one waits
 * for the end of a window. It keeps at most `mostKeys` keys and forgets the least recently used. Each process counts on
 * its own, so n processes allow n times as many.
 */
export class RateLimit {
  // `max` would set all the memory aside at once.
  readonly #buckets = new LRUCache<string, { level: number; atMs: number }>({
    maxSize: mostKeys,
    sizeCalculation: () => 1,
  })
  readonly #limit: Limit
  readonly #clock: () => Date

  constructor(limit: Limit, clock: () => Date) {
    this.#limit = limit
    this.#clock = clock
  }

  /** The calls of `key` that count now. */
  level(key: string): number {
    const bucket = this.#buckets.get(key)
    if (!bucket) return 0
    const now = this.#clock().getTime()
    // A clock that was set back locks no one out: the bucket leaks on from there.
    if (now < bucket.atMs) bucket.atMs = now
    const { most, windowMs } = this.#limit
    return Math.max(0, bucket.level - ((now - bucket.atMs) * most) / windowMs)
  }

  /**
   * The seconds until `key` may call again; undefined if it may now. Counts nothing.
   * @param most fewer calls than the limit allows
   */
  wait(key: string, most: number = this.#limit.most): number | undefined {
    const over = this.level(key) + 1 - most
    // The leak is not a whole number: forgive a millionth of a call.
    return over > 1e-6 ? Math.ceil((over * this.#limit.windowMs) / this.#limit.most / 1000 - 1e-6) : undefined
  }

  /** Counts `calls` of `key`, whether or not they are allowed; a negative number gives some back. */
  add(key: string, calls = 1): void {
    this.#buckets.set(key, { level: Math.max(0, this.level(key) + calls), atMs: this.#clock().getTime() })
  }

  /**
   * Counts a call of `key`.
   * @returns undefined if it is allowed, otherwise the seconds until the next one is; a refused call does not count
   */
  take(key: string): number | undefined {
    const wait = this.wait(key)
    if (wait === undefined) this.add(key)
    return wait
  }
}

/** The calls that a `ClientLimit` allows in each window: per client address, and of all clients together. */
interface ClientLimits {
  perAddress: number
  /** Unless given, all together may call as often as they like. */
  inAll?: number
  windowMs: number
}

/**
 * The limit of a wider network, in multiples of one client's: a company or school behind several addresses has to fit
 * in.
 */
const clientsPerNetwork = 4

/** The share of its own limit that a client may always use, however many others call. */
const quietShare = 0.1

/**
 * A rate limit per client, per wider network of clients, and a ceiling for all of them together. From the ceiling on,
 * the clients that have called most are refused first, and lighter ones the further it is exceeded; a client that has
 * been quiet is never refused because of others (R14.6, decision 53).
 */
export class ClientLimit {
  readonly #limits: Required<ClientLimits>
  readonly #clients: RateLimit
  readonly #networks: RateLimit
  readonly #all: RateLimit
  readonly #onCeiling: () => void

  /** @param onCeiling called with each call while the ceiling is reached */
  constructor(limits: ClientLimits, clock: () => Date, onCeiling: () => void = () => {}) {
    this.#limits = { inAll: Number.MAX_SAFE_INTEGER, ...limits }
    const { perAddress, inAll, windowMs } = this.#limits
    this.#clients = new RateLimit({ most: perAddress, windowMs }, clock)
    this.#networks = new RateLimit({ most: perAddress * clientsPerNetwork, windowMs }, clock)
    this.#all = new RateLimit({ most: inAll, windowMs }, clock)
    this.#onCeiling = onCeiling
  }

  /**
   * Counts a call, like `RateLimit`.
   * @param client its address, as `clientAddress` has it
   */
  take(client: string): number | undefined {
    const share = this.#share()
    const most = Math.max(1, this.#limits.perAddress * share)
    const wait = this.#clients.wait(client, most) ?? this.#networks.wait(widerNetwork(client), most * clientsPerNetwork)
    if (wait === undefined) this.#count(client, 1)
    return wait
  }

  /** Gives a call back that came to nothing. */
  giveBack(client: string): void {
    this.#count(client, -1)
  }

  /** The share of its own limit that a client may use now: all of it below the ceiling. */
  #share(): number {
    const reached = this.#all.level('all') / this.#limits.inAll
    if (reached < 1) return 1
    this.#onCeiling()
    return Math.max(quietShare, 2 - reached)
  }

  #count(client: string, calls: number) {
    this.#clients.add(client, calls)
    this.#networks.add(widerNetwork(client), calls)
    this.#all.add('all', calls)
  }
}
