import type { Tariff } from './tariff.ts'

/**
 * The differences between a tariff and the one before: where (keys from the outside in), and both values, undefined for
 * one that has none there. A list, such as closed days, is one value. The remark for readers does not count.
 */
export function tariffChanges(before: Tariff, after: Tariff) {
  return [...changesAt([], before, after)].filter(({ path }) => path[0] !== 'note')
}

function* changesAt(
  path: readonly string[],
  before: unknown,
  after: unknown,
): Generator<{ path: readonly string[]; before: unknown; after: unknown }> {
  if (isGroup(before) && isGroup(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* changesAt([...path, key], before[key], after[key])
  } else if (JSON.stringify(before) !== JSON.stringify(after)) yield { path, before, after }
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two tariffs have the same figures. */
export const sameTariff = (one: Tariff, other: Tariff): boolean => tariffChanges(one, other).length === 0
