import type { ZipCode } from './postcode.ts'
import type { BelgianRegionId } from './region.ts'

// First and last code of each stretch at the end of a sorting district in which Bpost has assigned none.
const unassigned = [
  [1496, 1499],
  [2991, 2999],
  [3991, 3999],
  [4991, 4999],
  [5681, 5999],
  [6998, 6999],
  [7974, 7999],
  [8981, 8999],
  [9993, 9999],
] as const

/**
 * Whether a place may have this postcode (R5.10). A Belgian code of a stretch without any place has none: it gets no
 * price, though the hand-off takes it along (R5.2). Single gaps inside a stretch count as assigned, and so does every
 * Dutch code: neither country's list of codes may be passed on with a program.
 */
export function isAssigned(zipCode: ZipCode): boolean {
  const code = zipCode.length === 4 ? Number(zipCode) : 0
  return !unassigned.some(([first, last]) => code >= first && code <= last)
}

// The first code of each range; a range ends before the next one (Bpost's division of codes by province).
export const belgianStretches: readonly (readonly [number, BelgianRegionId])[] = [
  [1000, 'brussels'],
  [1300, 'walloonBrabant'],
  [1500, 'flemishBrabant'],
  [2000, 'antwerp'],
  [3000, 'flemishBrabant'],
  [3500, 'limburg'],
  [4000, 'liege'],
  [5000, 'namur'],
  [6000, 'hainaut'],
  [6600, 'luxembourg'],
  [7000, 'hainaut'],
  [8000, 'westFlanders'],
  [9000, 'eastFlanders'],
]

/** The province (or Brussels) of a Belgian postcode, also of an unused one in its range; undefined for a Dutch one. */
export function beRegionOf(zipCode: ZipCode): BelgianRegionId | undefined {
  if (zipCode.length !== 4) return undefined
  return belgianStretches.findLast(([first]) => Number(zipCode) >= first)?.[1]
}
