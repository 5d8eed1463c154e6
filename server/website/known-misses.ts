import { LRUCache } from 'lru-cache'

/**
 * Paths at which nothing exists, remembered so that a flood of them does not reach the database: bounded, and forgotten as
 * soon as any page changes.
 */
export class KnownMisses {
  readonly #paths: LRUCache<string, true>
  #generation = 0

  /** @param maximum how many paths are remembered; the least recently asked for go first */
  constructor(maximum: number) {
    this.#paths = new LRUCache({ max: maximum })
  }

  has(path: string): boolean {
    return this.#paths.get(path) ?? false
  }

  /** Names the present state: what was looked up before a change must not be remembered after it. */
  get generation(): number {
    return this.#generation
  }

  /** Remembers a path that was looked up since `generation`. */
  add(path: string, generation: number): void {
    if (generation === this.#generation) this.#paths.set(path, true)
  }

  /** Forgets all paths, because some page has changed. */
  forget(): void {
    this.#generation += 1
    this.#paths.clear()
  }
}
