import { company } from '../../domain/company/company.ts'
import { roomsOfHome } from '../../domain/estimate/home.ts'
import { priceCents } from '../../domain/estimate/price.ts'
import { isExtraId } from '../../domain/estimate/rooms.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { type EstimateRequest, visitWork } from '../../domain/estimate/visit-work.ts'
import type { Cents } from '../../domain/money/cents.ts'
import { visitPrice } from '../../domain/orders/visit-price.ts'
import { type PackageId, packageIds } from '../../domain/packages/cleaning-packages.ts'
import { checkPostcode, type ZipCode } from '../../domain/places/postcode.ts'
import type { Database } from '../database/schema.ts'
import { roomsOfText } from './record/order-rows.ts'

/** A price by the tariff before and by the new one; undefined where a tariff has none. */
export interface PricePair {
  before: Cents | undefined
  after: Cents | undefined
}

/** The effect of a tariff compared with the one before it (R6.9). */
export type TariffEffect = Awaited<ReturnType<typeof tariffEffect>>

const replayedDays = 90

/** Six homes of usual sizes, for which an owner sees what another tariff changes (R6.9). */
const exampleHomes = [
  { size: 35, bedrooms: 1, bathrooms: 1 },
  { size: 60, bedrooms: 1, bathrooms: 1 },
  { size: 85, bedrooms: 2, bathrooms: 1 },
  { size: 110, bedrooms: 3, bathrooms: 1 },
  { size: 150, bedrooms: 4, bathrooms: 2 },
  { size: 220, bedrooms: 5, bathrooms: 2 },
] as const

/**
 * Calculates the effect of a tariff: on example homes, and on the orders of the last 90 days. It reads only; 5,000
 * orders take less than a second.
 * @param before the tariff that would be in force without it
 */
export async function tariffEffect(
  database: Database,
  { before, after }: { before: Tariff; after: Tariff },
  now: Date,
) {
  return {
    homes: exampleHomes.map((home) => {
      // Normal dirt, in the proportions of the typical home.
      const rooms = roomsOfHome({ ...home, dirt: 2 }, before.typicalHome, before.typicalHome)
      const prices = packageIds.map((packageId) => ({
        packageId,
        before: usualPrice(before, { packageId, rooms }),
        after: usualPrice(after, { packageId, rooms }),
      }))
      return { ...home, rooms, prices }
    }),
    orders: await replayOrders(database, after, now),
  }
}

/** The price in the town of our seat on a day without surcharge or discount. */
function usualPrice(tariff: Tariff, home: Pick<EstimateRequest, 'packageId' | 'rooms'>): Cents | undefined {
  const seat = checkPostcode(tariff.country, company.legal[tariff.country].seat.zipCode)
  const work = seat.ok ? visitWork(tariff, { ...home, zipCode: seat.zipCode, extras: [] }) : undefined
  return work && priceCents(tariff, work.personMinutes, 100, 100, work.zone.travelCents)
}

/**
 * How agreed prices compare with those of the new tariff; sums in cents of those that it has. `lost`: those that could
 * no longer be ordered.
 */
async function replayOrders(database: Database, after: Tariff, now: Date) {
  const since = new Date(now.getTime() - replayedDays * 86_400_000).toISOString()
  const rows = await database
    .selectFrom('order')
    .select(['packageId', 'zipCode', 'rooms', 'extras', 'priceCents', 'priceDate', 'date'])
    .where('orderedAt', '>=', since)
    .where('country', '=', after.country)
    .where('packageId', '!=', 'business')
    .$narrowType<{ packageId: PackageId }>()
    .orderBy('orderedAt')
    .execute()
  const replay = { count: rows.length, dearer: 0, cheaper: 0, lost: 0, before: 0, after: 0 }
  for (const row of rows) {
    const home = {
      packageId: row.packageId,
      zipCode: row.zipCode as ZipCode,
      rooms: roomsOfText(row.rooms),
      extras: row.extras.split(',').filter(isExtraId),
    }
    const price = visitPrice(after, home, row.priceDate ?? row.date)?.priceCents
    if (price === undefined) {
      replay.lost += 1
      continue
    }
    if (price > row.priceCents) replay.dearer += 1
    if (price < row.priceCents) replay.cheaper += 1
    replay.before += row.priceCents
    replay.after += price
  }
  return replay
}
