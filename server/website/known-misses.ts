import { LRUCache } from 'lru-cache'

/**
 * Paths at which nothing exists, so that repeated requests for them do not reach the database. Bounded, and cleared when any page
 * changes.
 */
export class KnownMisses {
  readonly #paths: LRUCache<string, true>
  #generation = 0

  /** @param maximum the number of paths; the least recently used go first */
  constructor(maximum: number) {
    this.#paths = new LRUCache({ max: maximum })
  }

  has(path: string): boolean {
    return this.#paths.get(path) ?? false
  }

  /** Changes with every `forget`: a look-up that began before a change must not be remembered after it. */
  get generation(): number {
    return this.#generation
  }

  /** Remembers a path whose look-up began at `generation`. */
  add(path: string, generation: number): void {
    if (generation === this.#generation) this.#paths.set(path, true)
  }

  /** Forgets all paths, because some page has changed. */
  forget(): void {
    this.#generation += 1
    this.#paths.clear()
  }
}
