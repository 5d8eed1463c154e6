/**
 * Paths at which nothing stands, remembered so that a flood of them does not reach the database: bounded, and forgotten as
 * soon as any page changes.
 */
export class KnownMisses {
  #paths = new Set<string>()
  #generation = 0
  readonly #maximum: number

  constructor(maximum: number) {
    this.#maximum = maximum
  }

  has(path: string): boolean {
    return this.#paths.has(path)
  }

  /** Names the present state: what was looked up before a change must not be remembered after it. */
  get generation(): number {
    return this.#generation
  }

  /** Remembers a path that was looked up since `generation`; the longest known one makes room. */
  add(path: string, generation: number): void {
    if (generation !== this.#generation) return
    for (const oldest of this.#paths) {
      if (this.#paths.size < this.#maximum) break
      this.#paths.delete(oldest)
    }
    this.#paths.add(path)
  }

  /** Forgets all paths, because some page has changed. */
  forget(): void {
    this.#generation += 1
    this.#paths.clear()
  }
}
