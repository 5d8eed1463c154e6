import { company } from '../../domain/company/company.ts'
import { countryOf } from '../../domain/language.ts'
import { addDays, officeClock, officeInstant } from '../../domain/opening/office-time.ts'
import type { CrewDay } from '../../domain/visits/crew-day.ts'
import { protocol } from '../../domain/visits/operation.ts'
import type { Database } from '../../services/database/schema.ts'
import { compress, etagOf, respondWith } from '../../services/http/encoded-response.ts'
import { operationsOf } from '../../services/orders/record/operations-of.ts'
import { teamsOfPerson } from '../../services/people/person-teams.ts'
import { readDaySheet, type SheetSearch } from '../day-sheets/read-day-sheet.ts'
import type { PersonAnswer } from '../gate/office-route.ts'
import { crewShell } from './crew-shell.tsx'
import { crewVisit } from './crew-visit.ts'
import { movedVisits } from './moved-visits.ts'

/** What was stored while an earlier answer was made may be missing there: this much, in milliseconds, is sent again. */
const overlap = 60_000

/** Takes about a millisecond; the task lists of ten visits are 15 times as long without. */
const brotliQuality = 5

/** `GET /crew/visits?since=`: today and tomorrow of the person's teams, and what has happened since (R20.2). */
export const showCrewDay: PersonAnswer = async (request, services) => {
  const { person, session, language, now, query, context } = request
  const { database, assets } = services
  const { date: today } = officeClock(now)
  const dates = [today, addDays(today, 1)]
  const teams = await teamsOfPerson(database, person.id)
  const sheets = dates.flatMap((date) => teams.map((team) => ({ ...team, date })))
  const visitsOf = async (sheet: SheetSearch) =>
    (await readDaySheet(database, sheet, request)).map((one) => ({ id: one.id, visit: crewVisit(one, sheet, request) }))
  const days = await Promise.all(sheets.map(visitsOf))
  const shown = days.flat().sort((one, other) => (one.visit.startsAt < other.visit.startsAt ? -1 : 1))
  const began = officeInstant(today, 0)
  // Before today, the phone showed another tomorrow.
  const given = Math.min(Number(query.get('since')), now.getTime()) - overlap
  const since = given >= began.getTime() ? new Date(given) : undefined
  const ids = new Set(shown.map(({ id }) => id))
  const own = await ordersRecordedBy(database, person.id, began)
  const recorded = [...(await operationsOf(database, [...new Set([...ids, ...own])], since))]
  const visits = shown.map(({ visit }) => visit)
  const day: CrewDay = {
    protocol,
    now: now.toISOString(),
    build: crewShell(assets.crew).build,
    change: now.getTime(),
    by: person.id,
    name: person.name,
    language,
    signedInUntil: session.until.toISOString(),
    officePhone: visits[0]?.officePhone ?? company.phoneNumber[teams[0]?.country ?? countryOf(language)],
    hasTeam: teams.length > 0,
    visits,
    moved: await movedVisits(database, { teams, dates, since: since ?? began }, request),
    operations: recorded.flatMap(([id, all]) => (ids.has(id) ? all : all.filter(({ by }) => by === person.id))),
  }
  const text = JSON.stringify(day)
  const headers = { 'Content-Type': 'application/json' }
  const answer = { status: 200, headers, body: await compress(text, brotliQuality), etag: etagOf(text) }
  return respondWith(answer, context.req.raw)
}

/**
 * The orders of which someone has recorded something since a moment: they are told what came of it, even once the order
 * has left their day.
 */
async function ordersRecordedBy(database: Database, personId: string, since: Date): Promise<string[]> {
  const own = database.selectFrom('visitOperation').select('orderId').distinct().where('personId', '=', personId)
  const rows = await own.where('receivedAt', '>=', since.toISOString()).execute()
  return rows.map(({ orderId }) => orderId)
}
