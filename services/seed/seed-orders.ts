import { companyCoverage } from '../../domain/company/company-coverage.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { visitWork } from '../../domain/estimate/visit-work.ts'
import { addDays, officeClock } from '../../domain/opening/office-time.ts'
import { neededConsents } from '../../domain/orders/withdrawal-period.ts'
import { checkCoveredPostcode } from '../../domain/places/postcode.ts'
import { workedWeekdays } from '../../domain/scheduling/roster.ts'
import { dayParts, visitParts, visitStart } from '../../domain/scheduling/visit.ts'
import { type Database, retryingTransaction } from '../database/schema.ts'
import { storeOrder } from '../orders/place/store-order.ts'
import { type OrderServices, takesOrders } from '../orders/record/order-services.ts'
import { freeVisits } from '../scheduling/free-visits.ts'
import { generateSlots } from '../scheduling/generate-slots.ts'
import { sampleCustomers, sampleMailbox, sampleOrders } from './sample-orders.ts'

/** A sample is left out where no visit is free for so many days. */
const longestWait = 14

/**
 * Puts made-up orders into the coming days of a new office, and people into its roster, at sample prices only. They
 * take people like any order, but no one is mailed that they exist.
 * @param services of one country
 */
export async function seedOrders(services: OrderServices, now: Date): Promise<void> {
  const { database, language, estimator, settings } = services
  const { tariff } = estimator
  if (!tariff.sample || !takesOrders(settings.orderSiteUrl[language], tariff)) return
  await seedRoster(database, tariff)
  await generateSlots(database, tariff, now)
  for (const { daysAhead, packageId, zipCode: typed, remark = '', ...person } of sampleOrders[language]) {
    const email = `${person.lastName.toLowerCase()}${sampleMailbox}`
    const details = { ...sampleCustomers[language], ...person, email, remark, access: null, noPhotos: false }
    const postcode = checkCoveredPostcode(tariff.country, typed, companyCoverage[tariff.country])
    if (!postcode.ok) continue
    const home = { packageId, zipCode: postcode.zipCode, extras: [] }
    const work = visitWork(tariff, { ...home, rooms: tariff.typicalHome })
    if (!work) continue
    const { people, minutesOnSite } = work.crew
    const from = addDays(officeClock(now).date, daysAhead)
    const search = { country: tariff.country, team: work.team.id, people, parts: visitParts(minutesOnSite) }
    const free = await freeVisits(database, { ...search, from, until: addDays(from, longestWait) }, now)
    const visit = free.find((one) => visitStart(one) > now)
    if (!visit) continue
    await retryingTransaction(database, async (transaction) => {
      const origin = { draftId: null, idempotencyKey: null, bodyHash: null }
      const consents = neededConsents(tariff.country, now, visitStart(visit))
      const placed = { home: { ...home, rooms: tariff.typicalHome }, visit, details, consents, origin }
      const { order } = await storeOrder(transaction, services, { ...placed, channel: 'web' }, now)
      await transaction.deleteFrom('mail').where('orderId', '=', order.id).execute()
    })
  }
}

/**
 * Enters a made-up roster for the teams of a tariff: as many people as the largest visit needs, on all weekdays with a
 * price. Existing entries stay. Slots follow with `generateSlots`.
 */
export async function seedRoster(
  database: Database,
  tariff: Pick<Tariff, 'country' | 'teams' | 'people' | 'calendar'>,
): Promise<void> {
  const patterns = Object.keys(tariff.teams).flatMap((team) =>
    workedWeekdays(tariff).flatMap((weekday) =>
      dayParts.map((part) => ({ country: tariff.country, team, weekday, part, lanes: tariff.people.most })),
    ),
  )
  await database
    .insertInto('rosterPattern')
    .values(patterns)
    .onConflict((conflict) => conflict.columns(['country', 'team', 'weekday', 'part']).doNothing())
    .execute()
}
