import type { OrderedPackage, PackageId } from '../packages/cleaning-packages.ts'
import { crewFor } from './crew.ts'
import type { Tariff } from './tariff.ts'

/** The package whose hours are sold; its rooms say what comes first. */
export const hourlyPackage = 'ms' satisfies PackageId

/** Hours are offered in steps of half an hour, in minutes. */
const step = 30

/**
 * The person-minutes that can be ordered by the hour, in order: what a crew of the tariff works exactly, from the
 * smallest order to the largest visit.
 */
export function hoursOnSale(tariff: Pick<Tariff, 'leastPersonMinutes' | 'onSiteStepMinutes' | 'people'>): number[] {
  const most = tariff.people.most * tariff.people.longestVisitMinutes
  const first = Math.ceil(tariff.leastPersonMinutes / step) * step
  const all = Array.from(
    { length: Math.max(0, Math.floor((most - first) / step) + 1) },
    (_, index) => first + index * step,
  )
  return all.filter((minutes) => {
    const crew = crewFor(tariff, minutes)
    return crew && crew.people * crew.minutesOnSite === minutes
  })
}

/**
 * The person-minutes that an order can be changed to: those on sale, and its current ones even if they are off
 * sale. Undefined where hours are not sold.
 */
export function hoursFor(
  tariff: Parameters<typeof hoursOnSale>[0],
  { packageId, soldMinutes }: { packageId: OrderedPackage; soldMinutes: number | null },
): number[] | undefined {
  if (packageId !== hourlyPackage) return undefined
  const all = new Set([...hoursOnSale(tariff), ...(soldMinutes ? [soldMinutes] : [])])
  return [...all].sort((one, other) => one - other)
}

/** Hours as they are written in an address, such as `4.5`, in person-minutes; undefined for anything else. */
export function parseHours(text: string | null | undefined): number | undefined {
  const [, hours] = /^(\d{1,3}(?:[.,]\d{1,2})?)$/.exec(text ?? '') ?? []
  const minutes = Math.round(Number(hours?.replace(',', '.')) * 60)
  return minutes > 0 ? minutes : undefined
}

/** Person-minutes as hours in an address. */
export const formatHours = (minutes: number): string => String(minutes / 60)
