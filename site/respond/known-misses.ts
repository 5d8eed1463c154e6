import { LRUCache } from 'lru-cache'

/** Addresses at which nothing exists, so that repeated requests for them do not reach the database. Bounded. */
export class KnownMisses {
  readonly #maximum: number
  readonly #clock: () => Date
  /** Each with the moment at which something appears there, in epoch ms. */
  #addresses: LRUCache<string, number>

  /** @param maximum the number of addresses; the least recently used go first */
  constructor(maximum: number, clock: () => Date) {
    this.#maximum = maximum
    this.#clock = clock
    this.#addresses = this.#empty()
  }

  /**
   * Returns what `lookUp` finds at an address, and does not call it again after a miss.
   * @param validUntil when something appears at the address by the clock alone, in epoch ms; asked for where nothing
   *   was found
   */
  async find<Found>(
    address: string,
    lookUp: () => Promise<Found | undefined>,
    validUntil: () => Promise<number> = async () => Number.POSITIVE_INFINITY,
  ): Promise<Found | undefined> {
    const addresses = this.#addresses
    const known = addresses.get(address)
    if (known !== undefined && known > this.#clock().getTime()) return undefined
    const found = await lookUp()
    // If a page has changed meanwhile, this list is forgotten already.
    if (!found) addresses.set(address, await validUntil())
    return found
  }

  /** Forgets all addresses, because some page has changed. */
  forget(): void {
    this.#addresses = this.#empty()
  }

  /** A list that grows: `max` would set all the memory aside at once, after each change of a page. */
  #empty(): LRUCache<string, number> {
    return new LRUCache({ maxSize: this.#maximum, sizeCalculation: () => 1 })
  }
}
