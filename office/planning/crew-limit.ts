import { addDays, officeClock } from '../../domain/opening/office-time.ts'
import { mayDo, type Person } from '../../domain/people/person.ts'
import type { Database } from '../../services/database/schema.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { type TeamOfCountry, teamsOfPerson } from '../../services/people/person-teams.ts'

/** The teams and dates, both included, whose day sheets someone may read and fill in. */
export type CrewLimit = NonNullable<Awaited<ReturnType<typeof crewLimitOf>>>

/** The limits of a person's day sheets (R17.23); undefined for planners, who see every team on any date. */
export async function crewLimitOf(database: Database, person: Pick<Person, 'id' | 'role'>, now: Date) {
  if (mayDo(person.role, 'readPlanning')) return undefined
  return { teams: await teamsOfPerson(database, person.id), ...crewDates(officeClock(now).date) }
}

/** Whether a day sheet is within a limit. */
export const isWithin = (
  limit: CrewLimit | undefined,
  { country, team, date }: TeamOfCountry & { date: string },
): boolean =>
  limit === undefined ||
  (limit.from <= date && date <= limit.until && limit.teams.some((one) => one.country === country && one.team === team))

/** Whether an order, or a redo of it, is within the limits of someone's day sheets now, and has not been cancelled. */
export async function mayVisit(
  database: Database,
  row: OrderTable,
  person: Pick<Person, 'id' | 'role'>,
  now: Date,
): Promise<boolean> {
  const limit = await crewLimitOf(database, person, now)
  if (!limit) return true
  const redos = database.selectFrom('redo').select(['country', 'team', 'date']).where('orderId', '=', row.id)
  const visits = await redos.where('state', '!=', 'cancelled').execute()
  const isOff = row.state === 'cancelled' || row.state === 'withdrawn'
  return [...(isOff ? [] : [row]), ...visits].some((visit) => isWithin(limit, visit))
}

/** Days before and after today of which a crew reads the day sheets. */
const crewDays = 2

/** The dates that a crew reads today, both included (R17.23). */
export const crewDates = (today: string): { from: string; until: string } => ({
  from: addDays(today, -crewDays),
  until: addDays(today, crewDays),
})
