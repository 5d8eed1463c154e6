import { company } from '../../domain/company/company.ts'
import { type Country, countries } from '../../domain/language.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { type AccountMonth, endOfMonth, monthOf, nextMonth } from '../../domain/payments/account-month.ts'
import type { Database } from '../database/schema.ts'

export type AccountMonths = Awaited<ReturnType<typeof monthsOf>>

/** What began before a month's end is stored an hour later. */
const settled = 3_600_000

/** The months of the books of every country that the company serves, or has served (R18.51). */
export async function listMonths(database: Database, now: Date) {
  const all = await Promise.all(countries.map((country) => monthsOf(database, country, now)))
  return all.filter(({ country, made, next }) => company.countries.includes(country) || made.length > 0 || next)
}

/** The months of a country, newest first, and the one that can be made next; undefined where none is over. */
export async function monthsOf(database: Database, country: Country, now: Date) {
  const made = await database
    .selectFrom('accountMonth')
    .select(['month', 'madeAt', 'personId', 'openingCents', 'chargedCents', 'paidCents'])
    .where('country', '=', country)
    .orderBy('month', 'desc')
    .execute()
  const last = made[0]?.month
  const next = last ? nextMonth(last) : await firstMonth(database, country)
  return { country, made, next: next && endOfMonth(next).getTime() + settled <= now.getTime() ? next : undefined }
}

/** The month of the first charge of a country that no file has, also of one that is purged; undefined without one. */
async function firstMonth(database: Database, country: Country): Promise<AccountMonth | undefined> {
  const { first } = await database
    .selectFrom('charge')
    .innerJoin('order', 'order.id', 'charge.orderId')
    .select((eb) => eb.fn.min<string | null>('at').as('first'))
    .where((eb) => eb.and({ country, sample: 0 }))
    .where('accountMonth', 'is', null)
    .executeTakeFirstOrThrow()
  return first === null ? undefined : monthOf(officeClock(new Date(first)).date)
}

/** The file of a made month; undefined where there is none. */
export const readMonth = (database: Database, { country, month }: { country: string; month: AccountMonth }) =>
  database
    .selectFrom('accountMonth')
    .select('bytes')
    .where((eb) => eb.and({ country: country as Country, month }))
    .executeTakeFirst()
