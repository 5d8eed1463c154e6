/** How many rows or keys one statement has: far fewer than either engine allows. */
const batchSize = 200

/** Splits `items` into batches, by default small enough for one statement. */
export function* inBatches<Item>(items: readonly Item[], size = batchSize): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
