import { sentAs } from '../../domain/forms/form.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import type { AccessNotes } from '../../domain/orders/access-note-limits.ts'
import { mayAdvance } from '../../domain/orders/order-states.ts'
import { versionSeen } from '../../domain/orders/seen.ts'
import { parseWorkStep } from '../../domain/orders/work-steps.ts'
import { isDate } from '../../domain/scheduling/visit.ts'
import { stepOrder, undoStep } from '../../services/orders/advance/step-order.ts'
import { readOfficeKeys } from '../../services/people/office-keys.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { showNotFound } from '../gate/show-not-found.ts'
import { askStepPage, readNotDone } from '../orders/answer-order-step.ts'
import { byOffice } from '../orders/by-office.ts'
import { crewLimitOf, isWithin } from '../planning/crew-limit.ts'
import { ordersOf, parseCountry } from '../planning/planning-country.ts'
import { MessagePage } from '../sections/office-message-page.tsx'
import { daySheetPath } from '../sections/planning-paths.ts'
import { DaySheetPage } from './day-sheet-page.tsx'
import { ordersOfDay, readDaySheet, type SheetSearch } from './read-day-sheet.ts'
import { openAccess } from './store-access-notes.ts'

/** `POST` to the same address: with the access notes, which the audit trail records (R17.24). */
export async function openDaySheet(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { person, now } = request
  const { database, settings } = services
  const search = await searchOf(request, services)
  if (!search) return await showDaySheet(request, services)
  const orderIds = (await ordersOfDay(database, search)).map(({ id }) => id)
  const subject = `daySheet:${search.country.toLowerCase()}/${search.team}/${search.date}`
  return await showDaySheet(request, services, {
    opened: await openAccess(database, readOfficeKeys(settings), { person, orderIds, subject }, now),
  })
}

/**
 * `GET /planning/day/{country}/{team}/{date}/work`: asks before a step is recorded, and why, if the work did not
 * happen.
 */
export async function askWork(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { query } = request
  const search = await searchOf(request, services)
  const step = parseWorkStep(query.get('move'))
  if (!search) return await showDaySheet(request, services)
  if (!step) return showNotFound(request)
  const rows = await ordersOfDay(services.database, search)
  const row = rows.find(({ number }) => number === request.number)
  if (!row) return await showDaySheet(request, services, { stale: true })
  return askStepPage(request, row, step, pathsOf(search, row.number))
}

/**
 * `POST` to the same address: records that the work of a visit has begun, was inspected, is done, or could not be done,
 * or undoes that. Repeating the request changes nothing.
 */
export async function recordWork(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, number, person, now, redirect } = request
  const search = await searchOf(request, services)
  const orders = search && ordersOf(services, search.country)
  const step = parseWorkStep(sentAs(form))
  const undoes = sentAs(form) === 'undo'
  if (!search || !orders || !(step || undoes) || search.date > officeClock(now).date)
    return await showDaySheet(request, services)
  const row = (await ordersOfDay(services.database, search)).find((one) => one.number === number)
  if (!row) return await showDaySheet(request, services, { stale: true })
  const { back } = pathsOf(search, row.number)
  const version = versionSeen(form)
  const by = { ...byOffice(person, { action: 'stepOrder' }), actor: 'crew' as const, version }
  if (!step) {
    const { outcome } = await undoStep(orders, row.id, by)
    return outcome === 'done' ? redirect(back) : await showDaySheet(request, services, { stale: true })
  }
  if (!mayAdvance(row.state, step, 'crew') && row.version === version + 1) return redirect(back)
  const typed = readNotDone(step, form)
  if (typed.refused) return askStepPage(request, row, step, pathsOf(search, row.number), typed.refused)
  const { outcome } = await stepOrder(orders, row.id, step, { ...by, notDone: typed.notDone })
  return outcome === 'stale' ? await showDaySheet(request, services, { stale: true }) : redirect(back)
}

/** Where the forms of a visit go, and where “back” leads. */
export const pathsOf = ({ country, team, date }: SheetSearch, number: string) => {
  const path = daySheetPath(country, team, date)
  return { action: `${path}/work`, late: `${path}/late`, back: `${path}#${number}` }
}

/** The sheet of an address, as far as the person may see it. */
export async function searchOf(request: PersonRequest, { database }: OfficeServices): Promise<SheetSearch | undefined> {
  const search = addressOf(request)
  const limit = await crewLimitOf(database, request.person, request.now)
  return search && isWithin(limit, search) ? search : undefined
}

function addressOf({ param }: PersonRequest): SheetSearch | undefined {
  const country = parseCountry(param('country'))
  const date = param('date')
  return country && isDate(date) ? { country, team: param('team'), date } : undefined
}

/**
 * `GET /planning/day/{country}/{team}/{date}`: all that a team needs to know on a day, or why it is not shown. `stale`: a
 * visit has changed since it was shown.
 */
export async function showDaySheet(
  request: PersonRequest,
  services: OfficeServices,
  { opened, stale = false }: { opened?: ReadonlyMap<string, AccessNotes | 'unreadable'>; stale?: boolean } = {},
): Promise<Response> {
  const { person, now, show, words } = request
  const asked = addressOf(request)
  const orders = asked && ordersOf(services, asked.country)
  const team = asked && orders?.estimator.tariff.teams[asked.team]
  if (!team) return showNotFound(request)
  const search = await searchOf(request, services)
  if (!search) return show(MessagePage, words.planning.daySheets.notYours, 403)
  const reader = { person, now, ...(opened && { opened }) }
  const visits = await readDaySheet(services.database, search, reader)
  const { country, date } = search
  const data = { country, date, team: { id: search.team, name: team.name }, visits, stale }
  return show(DaySheetPage, data, stale ? 409 : 200)
}
