import { readForm, sentAs } from '../../domain/forms/form.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import type { AccessNotes } from '../../domain/orders/access-note-limits.ts'
import { mayAdvance } from '../../domain/orders/order-states.ts'
import { parseRedoStep } from '../../domain/orders/redo.ts'
import { parseWorkStep } from '../../domain/orders/work-steps.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { stepRedo } from '../../services/orders/redo/plan-redo.ts'
import { readOfficeKeys } from '../../services/people/office-keys.ts'
import { recordByForm, undoByForm } from '../../services/visits/record-by-form.ts'
import { redoStepForm } from '../complaints/of-complaint.ts'
import type { OfficeServices, PersonRequest } from '../gate/office-route.ts'
import { stepForm } from '../orders/order-forms.ts'
import { askStepPage, readStep } from '../orders/order-step-page.tsx'
import { daySheetPath } from '../sections/planning-paths.ts'
import { DaySheetPage } from './day-sheet-page.tsx'
import { ofSheet, type SheetAnswer } from './of-sheet.ts'
import { ordersOfDay, readDaySheet, redosOfDay, type SheetSearch } from './read-day-sheet.ts'
import { openAccess } from './store-access-notes.ts'

/** A handler of a route that is about a visit on a day sheet. */
export type VisitAnswer = (...asked: [...Parameters<SheetAnswer>, row: OrderTable]) => Response | Promise<Response>

/** Finds the visit that a request names for its handler; shows the sheet as it is now where the visit has left it. */
export const ofVisit = (answer: VisitAnswer) =>
  ofSheet(async (request, services, sheet) => {
    const row = (await ordersOfDay(services.database, sheet)).find(({ number }) => number === request.number)
    return row ? await answer(request, services, sheet, row) : await showStale(request, services, sheet)
  })

interface Opened {
  opened?: ReadonlyMap<string, AccessNotes | 'unreadable'>
  /** A visit has changed since the sheet was shown. */
  stale?: boolean
}

/** `GET /planning/day/{country}/{team}/{date}`: all that a team needs to know on a day. */
export async function showDaySheet(
  { person, now, show }: PersonRequest,
  { database }: OfficeServices,
  sheet: Parameters<SheetAnswer>[2],
  { opened, stale = false }: Opened = {},
): Promise<Response> {
  const visits = await readDaySheet(database, sheet, { person, now, ...(opened && { opened }) })
  return show(DaySheetPage, { ...sheet, visits, stale }, stale ? 409 : 200)
}

export const showStale: SheetAnswer = (...asked) => showDaySheet(...asked, { stale: true })

/** `POST` to the same address: with the access notes, which the audit trail records (R17.24). */
export const openDaySheet: SheetAnswer = async (request, services, sheet) => {
  const { person, now } = request
  const { database, settings } = services
  const visits = [...(await ordersOfDay(database, sheet)), ...(await redosOfDay(database, sheet))]
  const orderIds = [...new Set(visits.map(({ id }) => id))]
  const subject = `daySheet:${sheet.country.toLowerCase()}/${sheet.team}/${sheet.date}`
  const opened = await openAccess(database, readOfficeKeys(settings), { person, orderIds, subject }, now)
  return await showDaySheet(request, services, sheet, { opened })
}

/**
 * `GET /planning/day/{country}/{team}/{date}/work`: asks before a step is recorded, and why, if the work did not
 * happen.
 */
export const askWork: VisitAnswer = (request, _services, sheet, row) => {
  const step = parseWorkStep(request.query.get('move'))
  return step ? askStepPage(request, row, step, pathsOf(sheet, row.number)) : request.notFound()
}

/**
 * `POST` to the same address: records that the work of a visit has begun, was inspected, is done, or could not be done,
 * or undoes that. Repeating the request changes nothing.
 */
export const recordWork: VisitAnswer = async (request, services, sheet, row) => {
  const { form, person, now, redirect } = request
  const step = parseWorkStep(sentAs(form))
  if (!(step || sentAs(form) === 'undo') || sheet.date > officeClock(now).date)
    return await showDaySheet(request, services, sheet)
  const paths = pathsOf(sheet, row.number)
  const read = readForm(stepForm, form)
  if (!read.ok) return await showStale(request, services, sheet)
  const { version } = read.values
  if (!step) {
    const { outcome } = await undoByForm(services, row, { person, version }, now)
    return outcome === 'done' ? redirect(paths.back) : await showStale(request, services, sheet)
  }
  if (!mayAdvance(row.state, step, 'crew') && row.version === version + 1) return redirect(paths.back)
  const { said, refused } = readStep(step, form)
  const isLate = row.version !== version && mayAdvance(row.state, step, 'crew')
  if (!said || (refused && isLate)) return askStepPage(request, row, step, paths, refused)
  const { outcome } = await recordByForm(services, row, said, { person, version, wanted: 'moved' }, now)
  return outcome === 'done' ? redirect(paths.back) : await showStale(request, services, sheet)
}

/** `POST /planning/day/{country}/{team}/{date}/redo`: records that a redo is done, or is not after all (R17.46). */
export const recordRedo: SheetAnswer = async (request, services, sheet) => {
  const { form, person, now, redirect } = request
  const step = parseRedoStep(sentAs(form))
  const read = readForm(redoStepForm, form)
  const sent = read.ok ? read.values : undefined
  const visit = (await redosOfDay(services.database, sheet)).find(({ redo }) => redo.id === sent?.redo)
  if (!sent || !visit || !step || step === 'cancelled') return await showStale(request, services, sheet)
  const { id } = visit.redo
  const seen = { id, orderId: visit.id, version: sent.version }
  const { outcome } = await stepRedo(services.database, seen, step, person, now)
  return outcome === 'done' ? redirect(pathsOf(sheet, id).back) : await showStale(request, services, sheet)
}

/** Where the forms of a visit go, and where “back” leads. */
export const pathsOf = ({ country, team, date }: SheetSearch, number: string) => {
  const path = daySheetPath(country, team, date)
  return { action: `${path}/work`, late: `${path}/late`, back: `${path}#${number}` }
}
