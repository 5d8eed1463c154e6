import { randomUUID } from 'node:crypto'
import { cleanLine } from '../../domain/contact/form-text.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { longestReason } from '../../domain/people/office-text-limits.ts'
import { dayParts, isDate } from '../../domain/scheduling/visit.ts'
import { isUuid } from '../../services/database/is-uuid.ts'
import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import { audit } from '../../services/people/audit.ts'
import { generateSlots } from '../../services/scheduling/generate-slots.ts'
import { addAbsence, readRoster, removeAbsence } from '../../services/scheduling/store-roster.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { countryOfRequest, tariffOf } from '../planning/planning-country.ts'
import { AbsencesPage } from './absences-page.tsx'
import { listHits } from './list-hits.ts'
import { mostInTeam } from './roster-page.tsx'

type Problem = 'team' | 'dates' | 'people' | 'reason'

/** `GET /planning/absences`: the absences, and the orders that they hit. */
export const showAbsences = (request: PersonRequest, services: OfficeServices): Promise<Response> =>
  showPage(request, services)

/** `POST /planning/absences`: adds an absence, once however often it is sent. */
export async function answerAbsences(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, person, now, redirect } = request
  const { database } = services
  const country = countryOfRequest(request, services)
  const tariff = tariffOf(services, country)
  const id = form.get('id') ?? ''
  if (!tariff || !isUuid(id)) return await showPage(request, services, 'team')
  const [team = '', fromDate = '', untilDate = '', people = ''] = ['team', 'from', 'until', 'people'].map(
    (name) => form.get(name) ?? '',
  )
  const reason = cleanLine(form.get('reason') ?? '')
  const part = dayParts.find((known) => known === form.get('part')) ?? null
  const lanes = /^\d{1,2}$/.test(people) ? Number(people) : 0
  const problem: Problem | false =
    (!Object.hasOwn(tariff.teams, team) && 'team') ||
    (!(isDate(fromDate) && isDate(untilDate) && fromDate <= untilDate) && 'dates') ||
    (!(lanes >= 1 && lanes <= mostInTeam) && 'people') ||
    (reason.length > longestReason && 'reason')
  if (problem) return await showPage(request, services, problem)
  const absence = { country, team, fromDate, untilDate, part, lanes, reason }
  await retryingTransaction(database, async (transaction) => {
    if (!(await addAbsence(transaction, { id, ...absence }, now))) return
    // The reason may say something about somebody's health, so it is deleted with the absence.
    const { reason: _, ...after } = absence
    await audit(transaction, { by: person, action: 'addAbsence', subject: `absence:${id}`, after }, now)
  })
  await generateSlots(database, tariff, now)
  return redirect(`/planning/absences?country=${country.toLowerCase()}&added`)
}

/**
 * `POST /planning/absences/{id}`: removes an absence. The address of the answer has it, so that the form can put it
 * back; only its reason, which may be about somebody's health, is gone.
 */
export async function endAbsence(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { param, person, now, redirect } = request
  const { database } = services
  const id = param('id')
  const was = await retryingTransaction(database, async (transaction) => {
    const removed = isUuid(id) ? await removeAbsence(transaction, id) : undefined
    if (removed) await audit(transaction, { by: person, action: 'removeAbsence', subject: `absence:${id}` }, now)
    return removed
  })
  const country = was?.country ?? countryOfRequest(request, services)
  const tariff = was && tariffOf(services, country)
  if (tariff) await generateSlots(database, tariff, now)
  const back = was && {
    ...{ team: was.team, from: was.fromDate, until: was.untilDate },
    ...{ part: was.part ?? '', people: String(was.lanes) },
  }
  return redirect(`/planning/absences?${new URLSearchParams({ country: country.toLowerCase(), removed: '', ...back })}`)
}

async function showPage(request: PersonRequest, services: OfficeServices, problem?: Problem): Promise<Response> {
  const { form, query, now, show } = request
  const { database } = services
  const country = countryOfRequest(request, services)
  const tariff = tariffOf(services, country)
  const today = officeClock(now).date
  const { absences } = await readRoster(database, country, today)
  const page = {
    country,
    today,
    teams: Object.entries(tariff?.teams ?? {}).map(([id, { name }]) => ({ id, name })),
    absences: absences.map((absence) => ({ ...absence, teamName: tariff?.teams[absence.team]?.name ?? absence.team })),
    hits: tariff ? await listHits(database, tariff, now) : [],
    typed: { from: today, until: today, people: '1', ...Object.fromEntries([...query, ...form]), id: randomUUID() },
    problem,
    notice: (['added', 'removed'] as const).find((notice) => query.has(notice)),
  }
  return show(AbsencesPage, page, problem ? 422 : 200)
}
