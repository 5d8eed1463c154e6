/** What looks random and is the same every time for a seed (mulberry32). */
export function seeded(seed: number) {
  let state = seed
  /** A number below 1. */
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    random,
    /** A whole number below a limit. */
    below: (limit: number) => Math.floor(random() * limit),
    /** The same in another order. */
    shuffled: <One>(all: readonly One[]) =>
      all
        .map((one) => [random(), one] as const)
        .toSorted(([one], [other]) => one - other)
        .map(([, one]) => one),
  }
}
