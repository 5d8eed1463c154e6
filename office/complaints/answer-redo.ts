import { randomUUID } from 'node:crypto'
import {
  type AnyForm,
  type AnyRefused,
  readForm,
  type Shown,
  sentAs,
  showForm,
  type Values,
} from '../../domain/forms/form.ts'
import { addDays, officeClock } from '../../domain/opening/office-time.ts'
import { mayRedo, parseRedoStep } from '../../domain/orders/redo.ts'
import { visitParts, visitStart } from '../../domain/scheduling/visit.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { planRedo, stepRedo } from '../../services/orders/redo/plan-redo.ts'
import { freeVisits } from '../../services/scheduling/free-visits.ts'
import { teamNames } from '../gate/planning-country.ts'
import { withoutPrice } from '../orders/offered-visits.tsx'
import { showComplaint } from './answer-complaint.ts'
import { type ComplaintAnswer, complaintPath, redoForm, redoStepForm } from './of-complaint.ts'
import { RedoPage } from './redo-page.tsx'

/** The number of days with visits on offer. */
const offeredDays = 28

/**
 * `POST /orders/{number}/complaints/{id}/redo`: plans or moves a redo, or records what became of it (R17.46). A visit
 * that is taken answers with those that are free, as `showFree` does, which stores nothing.
 */
export const answerRedo: ComplaintAnswer = async (request, services, about) => {
  const { form, person, now, redirect } = request
  const { database } = services
  const { row, complaint } = about
  const ofComplaint = { orderId: row.id, complaintId: complaint.id }
  const back = () => redirect(complaintPath(row, complaint))
  const step = parseRedoStep(sentAs(form))
  const show = (refused: AnyRefused) => (step ? showComplaint : showRedo)(request, services, about, refused)
  if (step)
    return await answerForm(form, redoStepForm, show, async ({ redo: id, version }) => {
      const stepped = await stepRedo(database, { ...ofComplaint, id, version }, step, person, now)
      return stepped.outcome === 'done' ? back() : stepped
    })
  if (sentAs(form) === 'showFree') return await showRedo(request, services, about)
  const planForm = redoForm(Object.keys(teamNames(services, row.country)))
  return await answerForm(form, planForm, show, async ({ redo: id, version, shown: _, ...plan }) => {
    const planned = await planRedo(database, { ...ofComplaint, id, version }, plan, person, now)
    return planned.outcome === 'done' ? back() : planned
  })
}

/**
 * `GET` of the same address: the visits that are free for a redo by the team, people and minutes of the order, or of
 * the redo that is moved, or that were typed.
 */
export const showRedo: ComplaintAnswer = async (request, services, about, refused) => {
  const { query, form, show, language, now } = request
  const { row, complaint } = about
  const teams = teamNames(services, row.country)
  const of = redoForm(Object.keys(teams))
  const sent = refused ?? lookedFor(of, form)
  const asked = sent?.texts.redo?.[0] ?? query.get('redo')
  const moved = complaint.redos.find(({ id, state }) => id === asked && state === 'planned')
  if (!moved && !mayRedo(row.state)) return request.notFound()
  const { id: redo = randomUUID() as string, version = 0, work = '' } = moved ?? {}
  const { team, people, minutesOnSite } = moved ?? row
  const values = { team, people, minutesOnSite, work, redo, version }
  const shown = showForm(of, values, language, sent)
  const wanted = { ...values, ...readable(of, shown) }
  const { date: from } = officeClock(now)
  const parts = visitParts(wanted.minutesOnSite)
  const search = { country: row.country, team: wanted.team, people: wanted.people, parts, holder: redo }
  const free = await freeVisits(services.database, { ...search, from, until: addDays(from, offeredDays) }, now)
  const offers = withoutPrice(free.filter((visit) => visitStart(visit) > now))
  return show(RedoPage, { row, complaint, teams, of: shown, offers }, refused?.status)
}

/** The typed values when availability for another crew size or duration is requested, before visit and work are. */
function lookedFor<Of extends AnyForm>(of: Of, sent: URLSearchParams): AnyRefused | undefined {
  if (!sent.has('people')) return undefined
  const read = readForm(of, sent)
  const { visit, work, form, ...problems }: Record<string, string | undefined> = read.ok ? {} : read.problems
  return { form: of, texts: read.texts, problems: problems as AnyRefused['problems'], status: 422 }
}

/** The values of a form as far as they can be read. */
const readable = <Of extends AnyForm>({ fields }: Of, { texts }: Shown<AnyForm>): Partial<Values<Of>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const reading = field.read(texts[name] ?? [])
      return 'value' in reading ? [[name, reading.value]] : []
    }),
  ) as Partial<Values<Of>>
