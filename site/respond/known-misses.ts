import { LRUCache } from 'lru-cache'

/** Addresses at which nothing exists, so that repeated requests for them do not reach the database. Bounded. */
export class KnownMisses {
  readonly #maximum: number
  #addresses: LRUCache<string, true>

  /** @param maximum the number of addresses; the least recently used go first */
  constructor(maximum: number) {
    this.#maximum = maximum
    this.#addresses = new LRUCache({ max: maximum })
  }

  /** What `lookUp` finds at an address; it is not called again where it has found nothing. */
  async find<Found>(address: string, lookUp: () => Promise<Found | undefined>): Promise<Found | undefined> {
    const addresses = this.#addresses
    if (addresses.get(address)) return undefined
    const found = await lookUp()
    // If a page has changed meanwhile, this list is forgotten already.
    if (!found) addresses.set(address, true)
    return found
  }

  /** Forgets all addresses, because some page has changed. */
  forget(): void {
    this.#addresses = new LRUCache({ max: this.#maximum })
  }
}
