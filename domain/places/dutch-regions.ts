import type { ZipCode } from './postcode.ts'
import type { DutchRegionId } from './region.ts'

/**
 * The first four digits of each range of codes in a province. A range ends where the next one of any province begins.
 * PostNL assigns codes per town; the province of a town is public (CBS, "Gebieden in Nederland"). Vijfheerenlanden
 * (4121–4145, 4163, 4230–4235, 4243–4247) is in Utrecht, which it has belonged to since 2019.
 */
const firstCodes: Record<DutchRegionId, string> = {
  drenthe: '7705 7740 7800 7948 7957 8351 8381 8437 9300 9400 9480 9511 9564 9571 9654 9749 9761',
  flevoland: '1300 3890 8200 8300',
  friesland: '8388 8440 9851 9871',
  gelderland: '3770 3792 3840 3925 4000 4147 4170 4211 4214 5300 6500 6600 7439 8050 8070 8160',
  groningen: '9350 9479 9500 9540 9566 9580 9661 9750 9771 9860 9881',
  limburg: '5766 5851 6030 6584',
  noordBrabant: '4250 4600 4681 4700 5340 5821 6020',
  noordHolland: '1000 1380 1394 1398 1430 2165 3625',
  overijssel: '7400 7440 7707 7770 7946 7950 8000 8055 8100 8196 8260 8325 8355',
  utrecht: '1390 1396 1426 3400 3467 3626 3700 3790 3800 3900 3927 4121 4163 4230 4243',
  zeeland: '4300 4675 4690',
  zuidHolland: '1428 2159 2170 3465 3651 4200 4213 4221 4240',
}

/** The first four digits of each stretch of codes, with its province. */
export const dutchStretches = Object.entries(firstCodes)
  .flatMap(([region, codes]) => codes.split(' ').map((code) => [Number(code), region as DutchRegionId] as const))
  .sort(([first], [second]) => first - second)

/**
 * The province of a Dutch postcode, by its four digits. Undefined for a Belgian one. An unused code counts as part of
 * the province of the codes before it. The few codes in two provinces (a handful of farms) count where most of their
 * addresses are.
 */
export function nlRegionOf(zipCode: ZipCode): DutchRegionId | undefined {
  if (zipCode.length !== 6) return undefined
  const digits = Number(zipCode.slice(0, 4))
  return dutchStretches.findLast(([first]) => digits >= first)?.[1]
}
