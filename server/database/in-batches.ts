/** So many rows or keys stand in one statement: far below what either engine takes. */
const batchSize = 200

/** Cuts `items` into groups, by default of what one statement carries. */
export function* inBatches<Item>(items: readonly Item[], size = batchSize): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
