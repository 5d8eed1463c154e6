import type { Tariff } from '../../domain/estimate/tariff.ts'
import { type Refused, readForm, type Shown, showForm } from '../../domain/forms/form.ts'
import { changedSince } from '../../domain/forms/shown-texts.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { workedWeekdays } from '../../domain/scheduling/roster.ts'
import { dayParts } from '../../domain/scheduling/visit.ts'
import { type Database, retryingTransaction, type Schema } from '../../services/database/schema.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { audit, lockAudit } from '../../services/people/audit.ts'
import { generateSlots } from '../../services/scheduling/generate-slots.ts'
import { readRoster, setPattern } from '../../services/scheduling/store-roster.ts'
import type { PageAnswer, PersonAnswer } from '../gate/office-route.ts'
import { countryOfRequest, tariffOf } from '../gate/planning-country.ts'
import { listHits } from './orders-hit.tsx'
import { type RosterForm, rosterCells, rosterField, rosterForm } from './roster-forms.ts'
import { RosterPage } from './roster-page.tsx'

/**
 * `POST /planning/roster`: fills a team's week in, or stores what has changed in the roster, and has the calendar
 * follow. If someone else was faster: 409 with their changes, and the form with both, one's own where they meet.
 */
export const answerRoster: PersonAnswer = async (request, services) => {
  const { form: sent, person, now, redirect } = request
  const { database } = services
  const country = countryOfRequest(request, services)
  const tariff = tariffOf(services, country)
  if (!tariff) return await showRoster(request, services)
  const form = rosterForm(tariff)
  if (sent.has('fill')) return await showRoster(request, services, filledWeek(tariff, sent))
  const show = (refused: Refused<RosterForm>) => showRoster(request, services, refused)
  return await answerForm(sent, form, show, async ({ shown, ...people }) => {
    const typed = patternsOf(tariff, (field) => Number(people[field]))
    const saved = await retryingTransaction(database, async (transaction): Promise<Outcome> => {
      // Concurrent changes of the roster wait for each other here.
      await lockAudit(transaction)
      const known = await storedPatterns(transaction, tariff, now)
      const before = known.filter((pattern, index) => pattern.lanes !== typed[index]?.lanes)
      if (before.length === 0) return { outcome: 'done' }
      if (Object.keys(changedSince(String(shown), peopleOf(known))).length > 0) return { outcome: 'stale' }
      const after = typed.filter((pattern, index) => pattern.lanes !== known[index]?.lanes)
      for (const pattern of after) await setPattern(transaction, pattern)
      const change = { before: peopleOf(before), after: peopleOf(after) }
      await audit(transaction, { by: person, action: 'changeRoster', subject: `roster:${country}`, ...change }, now)
      return { outcome: 'done' }
    })
    if (saved.outcome === 'stale') return saved
    await generateSlots(database, tariff, now)
    return redirect(`/planning/roster?country=${country.toLowerCase()}&saved`)
  })
}

/**
 * `GET /planning/roster`: how many people work when, and the orders that count on more.
 * @param sent a form that was refused, or with a week filled in
 */
export const showRoster: PageAnswer<Refused<RosterForm> | Shown<RosterForm>> = async (request, services, sent) => {
  const { now, show, query, language } = request
  const { database } = services
  const country = countryOfRequest(request, services)
  const tariff = tariffOf(services, country)
  const patterns = tariff ? await storedPatterns(database, tariff, now) : []
  const status = sent && 'status' in sent ? sent.status : 200
  const shown = new URLSearchParams(status === 409 ? sent?.texts.shown?.[0] : '')
  const newer = patterns.flatMap(({ lanes: is, ...pattern }) => {
    const was = shown.get(rosterField(pattern.team, pattern.weekday, pattern.part))
    return was && was !== String(is) ? [{ ...pattern, was, is }] : []
  })
  const values = { ...peopleOf(patterns), country: country.toLowerCase() }
  const page = {
    country,
    today: officeClock(now).date,
    teams: Object.entries(tariff?.teams ?? {}).map(([id, { name }]) => ({ id, name })),
    weekdays: tariff ? workedWeekdays(tariff) : [],
    roster: tariff && showForm(rosterForm(tariff), values, language, sent && { status: 422, ...sent }),
    newer,
    hits: tariff ? await listHits(database, tariff, now) : [],
    notice: sent && !('status' in sent) ? 'filled' : query.has('saved') ? 'saved' : undefined,
  } as const
  return show(RosterPage, page, status)
}

/** The form as typed, with the people of one team's first day on all of its days: nothing is stored. */
function filledWeek(tariff: Tariff, sent: URLSearchParams): Shown<RosterForm> {
  const form = rosterForm(tariff)
  const texts = { ...readForm(form, sent).texts }
  const team = sent.get('fill') ?? ''
  const [first, ...others] = workedWeekdays(tariff)
  for (const weekday of others)
    for (const part of dayParts)
      if (first) texts[rosterField(team, weekday, part)] = texts[rosterField(team, first, part)] ?? []
  return { form, texts, problems: {} }
}

const patternsOf = (tariff: Tariff, peopleIn: (field: string) => number): Schema['rosterPattern'][] =>
  rosterCells(tariff).map(({ team, weekday, part }) => ({
    country: tariff.country,
    team,
    weekday,
    part,
    lanes: peopleIn(rosterField(team, weekday, part)),
  }))

async function storedPatterns(database: Database, tariff: Tariff, now: Date): Promise<Schema['rosterPattern'][]> {
  const { patterns } = await readRoster(database, tariff.country, officeClock(now).date)
  const known = new Map(patterns.map(({ team, weekday, part, lanes }) => [rosterField(team, weekday, part), lanes]))
  return patternsOf(tariff, (field) => known.get(field) ?? 0)
}

/** The people of patterns by the names of their fields. */
const peopleOf = (patterns: readonly Schema['rosterPattern'][]): Record<string, number> =>
  Object.fromEntries(patterns.map(({ team, weekday, part, lanes }) => [rosterField(team, weekday, part), lanes]))
