/** How often a customer may change one order in an hour (R16.31). Each change moves people and is mailed. */
export const changesPerHour = 6

const hour = 3_600_000

/**
 * How long a customer has to wait before the next change of an order.
 * @param changes when this customer has changed the order, in any order
 * @returns whole seconds; undefined if it may be changed now
 */
export function changeWait(changes: readonly Date[], now: Date): number | undefined {
  const recent = changes.map((at) => at.getTime() + hour - now.getTime()).filter((left) => left > 0)
  const wait = recent.sort((one, other) => other - one)[changesPerHour - 1]
  return wait === undefined ? undefined : Math.ceil(wait / 1000)
}
