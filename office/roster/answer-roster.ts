import type { Tariff } from '../../domain/estimate/tariff.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { workedWeekdays } from '../../domain/scheduling/roster.ts'
import { dayParts } from '../../domain/scheduling/visit.ts'
import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import type { Database } from '../../services/database/schema.ts'
import type { RosterPatternTable } from '../../services/database/tables/scheduling-tables.ts'
import { audit, lockAudit } from '../../services/people/audit.ts'
import { generateSlots } from '../../services/scheduling/generate-slots.ts'
import { readRoster, setPattern } from '../../services/scheduling/store-roster.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { countryOfRequest, tariffOf } from '../planning/planning-country.ts'
import { listHits } from './list-hits.ts'
import { mostInTeam, type RosterNotice, RosterPage, rosterField } from './roster-page.tsx'

/** `GET /planning/roster`: how many people work when, and the orders that count on more. */
export async function showRoster(request: PersonRequest, services: OfficeServices): Promise<Response> {
  return await showPage(request, services, request.query.has('saved') ? 'saved' : undefined)
}

/**
 * `POST /planning/roster`: fills a team's week in, or stores what has changed in the roster, and has the calendar
 * follow. If someone else was faster: 409 with their changes, and the form with both, one's own where they meet.
 */
export async function answerRoster(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, person, now, redirect } = request
  const { database } = services
  const country = countryOfRequest(request, services)
  const tariff = tariffOf(services, country)
  if (!tariff) return await showPage(request, services, undefined)
  if (form.has('fill')) return await showPage(request, services, 'filled', 200, filledWeek(tariff, form))
  const typed = patternsOf(tariff, (field) => form.get(field) ?? undefined)
  if (typed.some(({ lanes }) => !(lanes <= mostInTeam)))
    return await showPage(request, services, 'invalid', 422, Object.fromEntries(form))
  const outcome = await retryingTransaction(database, async (transaction) => {
    // Concurrent changes of the roster wait for each other here.
    await lockAudit(transaction)
    const known = await storedPatterns(transaction, tariff, now)
    const before = known.filter((pattern, index) => pattern.lanes !== typed[index]?.lanes)
    if (before.length === 0) return 'saved'
    if (lanesOf(known) !== form.get('seen')) return 'stale'
    const after = typed.filter((pattern, index) => pattern.lanes !== known[index]?.lanes)
    for (const pattern of after) await setPattern(transaction, pattern)
    const change = { before: peopleOf(before), after: peopleOf(after) }
    await audit(transaction, { by: person, action: 'changeRoster', subject: `roster:${country}`, ...change }, now)
    return 'saved'
  })
  if (outcome === 'stale') return await showPage(request, services, 'stale', 409, peopleOf(ownChanges(typed, form)))
  await generateSlots(database, tariff, now)
  return redirect(`/planning/roster?country=${country.toLowerCase()}&saved`)
}

async function showPage(
  request: PersonRequest,
  services: OfficeServices,
  notice: RosterNotice | undefined,
  status: 200 | 409 | 422 = 200,
  typed: Readonly<Record<string, string | number>> = {},
): Promise<Response> {
  const { now, show } = request
  const { database } = services
  const country = countryOfRequest(request, services)
  const tariff = tariffOf(services, country)
  const patterns = tariff ? await storedPatterns(database, tariff, now) : []
  const shown = notice === 'stale' ? shownLanes(request.form) : []
  const page = {
    country,
    today: officeClock(now).date,
    teams: Object.entries(tariff?.teams ?? {}).map(([id, { name }]) => ({ id, name })),
    weekdays: tariff ? workedWeekdays(tariff) : [],
    people: { ...peopleOf(patterns), ...typed },
    seen: String(typed.seen ?? lanesOf(patterns)),
    newer: patterns.flatMap(({ lanes: is, ...pattern }, index) => {
      const was = shown[index]
      return was !== undefined && Number.isInteger(was) && was !== is ? [{ ...pattern, was, is }] : []
    }),
    hits: tariff ? await listHits(database, tariff, now) : [],
    notice,
  }
  return show(RosterPage, page, status)
}

/** The form as typed, with the people of one team's first day on all of its days: nothing is stored. */
function filledWeek(tariff: Tariff, form: URLSearchParams): Record<string, string> {
  const team = form.get('fill') ?? ''
  const [first, ...others] = workedWeekdays(tariff)
  const typed = Object.fromEntries(form)
  for (const weekday of others)
    for (const part of dayParts)
      typed[rosterField(team, weekday, part)] = first ? (form.get(rosterField(team, first, part)) ?? '') : ''
  return typed
}

/**
 * A pattern for each team, weekday and part that teams work in, always in the same order. Anything but a whole number
 * is NaN.
 */
const patternsOf = (tariff: Tariff, peopleIn: (field: string) => string | undefined): RosterPatternTable[] =>
  Object.keys(tariff.teams).flatMap((team) =>
    workedWeekdays(tariff).flatMap((weekday) =>
      dayParts.map((part) => {
        const text = peopleIn(rosterField(team, weekday, part)) ?? ''
        const lanes = /^\d+$/.test(text) ? Number(text) : Number.NaN
        return { country: tariff.country, team, weekday, part, lanes }
      }),
    ),
  )

async function storedPatterns(database: Database, tariff: Tariff, now: Date): Promise<RosterPatternTable[]> {
  const { patterns } = await readRoster(database, tariff.country, officeClock(now).date)
  const known = new Map(patterns.map(({ team, weekday, part, lanes }) => [rosterField(team, weekday, part), lanes]))
  return patternsOf(tariff, (field) => String(known.get(field) ?? 0))
}

/** The people of patterns by the names of their fields. */
const peopleOf = (patterns: readonly RosterPatternTable[]): Record<string, number> =>
  Object.fromEntries(patterns.map(({ team, weekday, part, lanes }) => [rosterField(team, weekday, part), lanes]))

/** How a form names the roster that it was made from. */
const lanesOf = (patterns: readonly RosterPatternTable[]) => patterns.map(({ lanes }) => lanes).join(' ')

const shownLanes = (form: URLSearchParams): number[] => (form.get('seen') ?? '').split(' ').map(Number)

/** The changes by others to the roster that a form was made from. */
function ownChanges(typed: readonly RosterPatternTable[], form: URLSearchParams): RosterPatternTable[] {
  const shown = shownLanes(form)
  return typed.filter(({ lanes }, index) => lanes !== shown[index])
}
