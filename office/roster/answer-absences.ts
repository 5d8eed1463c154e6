import { randomUUID } from 'node:crypto'
import { type Refused, showForm, type Values } from '../../domain/forms/form.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { dayParts } from '../../domain/scheduling/visit.ts'
import { retryingTransaction } from '../../services/database/schema.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { audit } from '../../services/people/audit.ts'
import { generateSlots } from '../../services/scheduling/generate-slots.ts'
import { addAbsence, readRoster, removeAbsence } from '../../services/scheduling/store-roster.ts'
import type { OfficeServices, PageAnswer, PersonAnswer, PersonRequest } from '../gate/office-route.ts'
import { countryOfRequest, tariffOf, teamNames } from '../gate/planning-country.ts'
import { AbsencesPage } from './absences-page.tsx'
import { listHits } from './orders-hit.tsx'
import { absenceForm } from './roster-forms.ts'

/** `POST /planning/absences`: adds an absence. Repeating the request changes nothing. */
export function answerAbsences(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, person, now, redirect } = request
  const { database } = services
  const country = countryOfRequest(request, services)
  const tariff = tariffOf(services, country)
  return answerForm(
    form,
    absenceForm(Object.keys(tariff?.teams ?? {})),
    (refused) => showAbsences(request, services, refused),
    async ({ id, team, from: fromDate, until: untilDate, part = null, people: lanes, reason }) => {
      if (!tariff) return { outcome: 'stale' }
      if (fromDate > untilDate) return { outcome: 'refused', problems: { until: 'dates' } }
      const absence = { country, team, fromDate, untilDate, part, lanes, reason }
      const added = await retryingTransaction(database, async (transaction) => {
        const stored = await addAbsence(transaction, { id, ...absence }, now)
        if (stored.outcome === 'stale' || !stored.isNew) return stored
        // The reason may say something about someone's health, so it is deleted with the absence.
        const { reason: _, ...after } = absence
        await audit(transaction, { by: person, action: 'addAbsence', subject: `absence:${id}`, after }, now)
        return stored
      })
      if (added.outcome === 'stale') return added
      await generateSlots(database, tariff, now)
      return redirect(`/planning/absences?country=${country.toLowerCase()}&added`)
    },
  )
}

/**
 * `POST /planning/absences/{id}`: removes an absence. The address of the answer has it, so that the form can put it
 * back; only its reason, which may be about someone's health, is gone.
 */
export const endAbsence: PersonAnswer = async (request, services) => {
  const { param, person, now, redirect } = request
  const { database } = services
  const id = param('id')
  const was = await retryingTransaction(database, async (transaction) => {
    const removed = await removeAbsence(transaction, id)
    if (removed) await audit(transaction, { by: person, action: 'removeAbsence', subject: `absence:${id}` }, now)
    return removed
  })
  const country = was?.country ?? countryOfRequest(request, services)
  const tariff = was && tariffOf(services, country)
  if (tariff) await generateSlots(database, tariff, now)
  const back = was && {
    team: was.team,
    from: was.fromDate,
    until: was.untilDate,
    part: was.part ?? '',
    people: String(was.lanes),
  }
  return redirect(`/planning/absences?${new URLSearchParams({ country: country.toLowerCase(), removed: '', ...back })}`)
}

type AbsenceForm = ReturnType<typeof absenceForm>

/** `GET /planning/absences`: the absences, and the orders that they hit. */
export const showAbsences: PageAnswer<Refused<AbsenceForm>> = async (request, services, refused) => {
  const { language, query, now, show } = request
  const { database } = services
  const country = countryOfRequest(request, services)
  const tariff = tariffOf(services, country)
  const today = officeClock(now).date
  const { absences } = await readRoster(database, country, today)
  const teams = teamNames(services, country)
  const page = {
    country,
    today,
    teams,
    absences: absences.map((absence) => ({ ...absence, teamName: teams[absence.team] ?? absence.team })),
    hits: tariff ? await listHits(database, tariff, now) : [],
    adding: showForm(
      absenceForm(Object.keys(teams)),
      { from: today, until: today, people: 1, ...removedIn(query), country: country.toLowerCase(), id: randomUUID() },
      language,
      refused,
    ),
    notice: (['added', 'removed'] as const).find((notice) => query.has(notice)),
  }
  return show(AbsencesPage, page, refused?.status)
}

/** The absence that was removed just now, so that the form can put it back. */
function removedIn(query: URLSearchParams): Partial<Values<AbsenceForm>> {
  const [team, from, until] = [query.get('team'), query.get('from'), query.get('until')]
  if (!query.has('removed') || !team || !from || !until) return {}
  return {
    team,
    from,
    until,
    part: dayParts.find((part) => part === query.get('part')),
    people: Number(query.get('people')),
  }
}
