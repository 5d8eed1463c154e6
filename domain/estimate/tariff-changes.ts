import type { Tariff } from './tariff.ts'

/**
 * A figure of a tariff that another one has differently: where (keys from the outside in), and both values. Undefined:
 * it has none there.
 */
export interface TariffChange {
  path: readonly string[]
  before: unknown
  after: unknown
}

/**
 * The differences between a tariff and the one before. A list, such as closed days, is one value. The remark for
 * readers does not count.
 */
export function tariffChanges(before: Tariff, after: Tariff): TariffChange[] {
  return [...changesAt([], before, after)].filter(({ path }) => path[0] !== 'note')
}

function* changesAt(path: readonly string[], before: unknown, after: unknown): Generator<TariffChange> {
  if (isGroup(before) && isGroup(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* changesAt([...path, key], before[key], after[key])
  } else if (JSON.stringify(before) !== JSON.stringify(after)) yield { path, before, after }
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two tariffs have the same figures. */
export const sameTariff = (one: Tariff, other: Tariff): boolean => tariffChanges(one, other).length === 0
