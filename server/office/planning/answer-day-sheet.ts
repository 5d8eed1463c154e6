import { officeClock } from '../../../domain/opening/office-time.ts'
import { mayMove } from '../../../domain/orders/order-states.ts'
import { type AccessNotes, mayReadAccess } from '../../../domain/planning/access-notes.ts'
import { isDate } from '../../../domain/scheduling/visit.ts'
import { DaySheetPage } from '../../../office/pages/day-sheet.tsx'
import { MessagePage } from '../../../office/pages/message.tsx'
import { daySheetPath } from '../../../office/planning/planning-paths.ts'
import { moveOrder, orStale } from '../../orders/move-order.ts'
import type { PersonRequest } from '../office-route.ts'
import type { OfficeServices } from '../office-services.ts'
import { byOffice } from '../orders/by-office.ts'
import { versionOf } from '../orders/seen-version.ts'
import { openAccess } from './access-notes.ts'
import { readOfficeKeys } from './office-keys.ts'
import { ordersOf, parseCountry } from './planning-country.ts'
import { ordersOfDay, readDaySheet, type SheetSearch, workMoves } from './read-day-sheet.ts'

/** `GET /planning/day/{country}/{team}/{date}`: all that a team needs to know on a day. */
export const showDaySheet = (request: PersonRequest, services: OfficeServices): Promise<Response> =>
  showPage(request, services)

/** `POST` to the same address: with the access notes, which the audit trail records (R17.24). */
export async function openDaySheet(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { person, now } = request
  const { database, settings } = services
  const search = searchOf(request)
  if (!search || !mayReadAccess(person.role, search.date, officeClock(now).date))
    return await showPage(request, services)
  const orderIds = (await ordersOfDay(database, search)).map(({ id }) => id)
  const subject = `daySheet:${search.country.toLowerCase()}/${search.team}/${search.date}`
  return await showPage(request, services, {
    opened: await openAccess(database, readOfficeKeys(settings), { person, orderIds, subject }, now),
  })
}

/**
 * `POST /planning/day/{country}/{team}/{date}/work`: records that the work of a visit has begun, was inspected, is done, or could not be
 * done. A second press changes nothing.
 */
export async function recordWork(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, person, now, redirect } = request
  const search = searchOf(request)
  const orders = search && ordersOf(services, search.country)
  const move = workMoves.find((known) => known === form.get('move'))
  const number = form.get('number')
  if (!search || !orders || !move || search.date > officeClock(now).date) return await showPage(request, services)
  const row = (await ordersOfDay(services.database, search)).find((one) => one.number === number)
  const back = redirect(`${daySheetPath(search.country, search.team, search.date)}#${number}`)
  if (!row) return await showPage(request, services, { stale: true })
  const version = versionOf(form)
  if (!mayMove(row.state, move, 'crew') && row.version === version + 1) return back
  const outcome = await orStale(
    moveOrder(orders, row.id, move, {
      ...byOffice(person, { action: 'stepOrder' }),
      ...{ actor: 'crew', version },
    }),
  )
  return 'outcome' in outcome ? await showPage(request, services, { stale: true }) : back
}

function searchOf({ param }: PersonRequest): SheetSearch | undefined {
  const country = parseCountry(param('country'))
  const date = param('date')
  return country && isDate(date) ? { country, team: param('team'), date } : undefined
}

async function showPage(
  request: PersonRequest,
  services: OfficeServices,
  { opened, stale = false }: { opened?: ReadonlyMap<string, AccessNotes | 'unreadable'>; stale?: boolean } = {},
): Promise<Response> {
  const { person, now, show, words } = request
  const search = searchOf(request)
  const orders = search && ordersOf(services, search.country)
  const team = search && orders?.estimator.tariff.teams[search.team]
  if (!search || !team) return show(MessagePage, words.frame.notFound, 404)
  const reader = { role: person.role, now, ...(opened && { opened }) }
  const visits = await readDaySheet(services.database, search, reader)
  const { country, date } = search
  return show(
    DaySheetPage,
    { country, date, team: { id: search.team, name: team.name }, visits, stale },
    stale ? 409 : 200,
  )
}
