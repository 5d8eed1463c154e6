import * as v from 'valibot'
import { fill } from '../../copy/fill.ts'
import type { OrderTransition } from '../../domain/orders/order-states.ts'
import { type Visit, visitPartNames } from '../../domain/scheduling/visit.ts'
import type { MovedVisit } from '../../domain/visits/crew-day.ts'
import type { Database } from '../../services/database/schema.ts'
import { readStoredJson } from '../../services/database/stored-json.ts'
import type { RedoTable } from '../../services/database/tables/lead-tables.ts'
import { changedColumns, type OrderEventTable, type OrderTable } from '../../services/database/tables/order-tables.ts'
import { type TeamOfCountry, teamKey } from '../../services/people/person-teams.ts'
import { type Speech, visitInWords } from '../orders/state-words.ts'

const moving: OrderTransition[] = ['changeVisit', 'changeVisitAndHome', 'moveVisit', 'moveTeam', 'cancel', 'withdraw']

interface Search {
  teams: readonly TeamOfCountry[]
  /** Those that a phone shows. */
  dates: readonly string[]
  since: Date
}

type Place = Visit & { team: string }

/** An order or redo that has left a day, with when that happened. */
interface Moved {
  row: OrderTable
  redo?: RedoTable
  what: string
  at: string
}

/** The visits of teams on these dates that were moved away or have ended since a moment, in the words of their reader. */
export async function movedVisits(database: Database, search: Search, speech: Speech): Promise<MovedVisit[]> {
  const moved = [...(await movedOrders(database, search, speech)), ...(await movedRedos(database, search, speech))]
  const ids = moved.map(({ row }) => row.id)
  const people = await database
    .selectFrom('orderPerson')
    .select(['orderId', 'street', 'houseNumber'])
    .where('orderId', 'in', ['', ...ids])
    .execute()
  const streets = new Map(people.map(({ orderId, street, houseNumber }) => [orderId, `${street} ${houseNumber}`]))
  return moved.map(({ row, redo, what, at }) => ({
    order: row.number,
    ...(redo && { redo: redo.id }),
    street: streets.get(row.id) ?? '',
    what,
    at,
  }))
}

async function movedOrders(database: Database, { teams, dates, since }: Search, speech: Speech): Promise<Moved[]> {
  const events = await database
    .selectFrom('orderEvent')
    .selectAll()
    .where('at', '>=', since.toISOString())
    .where('kind', 'in', moving)
    .orderBy('seq')
    .execute()
  const ids = [...new Set(events.map(({ orderId }) => orderId))]
  const rows = await database
    .selectFrom('order')
    .selectAll()
    .where('id', 'in', ['', ...ids])
    .execute()
  return rows.flatMap((row) => {
    const own = events.filter(({ orderId }) => orderId === row.id)
    const shown = formersOf(row, own).find((former) => isOf(teams, former) && dates.includes(former.date))
    const what = shown && movedInWords(row, shown, speech)
    return what ? { row, what, at: own.at(-1)?.at ?? '' } : []
  })
}

/** An order as it was before each of its events; the latest first. */
function formersOf(row: OrderTable, events: readonly OrderEventTable[]): OrderTable[] {
  const formers: OrderTable[] = []
  for (const event of events.toReversed()) {
    const columns = readStoredJson(changedColumns, event.before, `An event of ${row.id}`)
    formers.push(Object.assign({ ...(formers.at(-1) ?? row) }, columns))
  }
  return formers
}

function movedInWords(row: OrderTable, former: OrderTable, speech: Speech): string | undefined {
  const { moved } = speech.words.crewDay
  if (row.state === 'cancelled') return moved.cancel
  if (row.state === 'withdrawn') return moved.withdraw
  return placeInWords(row, former, speech)
}

/** Where a visit has gone; undefined if it is where it was. */
function placeInWords(visit: Place, former: Place, speech: Speech): string | undefined {
  const { moved } = speech.words.crewDay
  if (!isSameVisit(visit, former)) return fill(moved.visit, { visit: visitInWords(visit, speech) })
  return visit.team === former.team ? undefined : moved.team
}

const isSameVisit = (one: Visit, other: Visit) => one.date === other.date && one.part === other.part

/** Redos that were cancelled, or moved: those have no events, so the audit trail knows where they were. */
async function movedRedos(database: Database, search: Search, speech: Speech): Promise<Moved[]> {
  const { dates, since } = search
  const { moved } = speech.words.crewDay
  const changed = await database.selectFrom('redo').selectAll().where('changedAt', '>=', since.toISOString()).execute()
  const orderIds = changed.map(({ orderId }) => orderId)
  const rows = await database
    .selectFrom('order')
    .selectAll()
    .where('id', 'in', ['', ...orderIds])
    .execute()
  const plans = await database
    .selectFrom('audit')
    .select(['subject', 'details'])
    .where('details', 'is not', null)
    .where('at', '>=', since.toISOString())
    .where('action', '=', 'planRedo')
    .execute()
  const planned = plans.map(({ subject, details }) => ({
    subject,
    ...readStoredJson(planOfRedo, details ?? '', `The trail of ${subject}`),
  }))
  return changed.flatMap((redo) => {
    const row = rows.find(({ id }) => id === redo.orderId)
    const isOfRedo = ({ subject, after }: (typeof planned)[number]) =>
      subject === `order:${redo.orderId}` && after.team === redo.team && isSameVisit(after, redo)
    const formers = [redo.state === 'cancelled' ? redo : [], planned.find(isOfRedo)?.before ?? []].flat()
    const isShown = (former: Place) =>
      isOf(search.teams, { ...former, country: redo.country }) && dates.includes(former.date)
    const shown = formers.find(isShown)
    const what = shown && (redo.state === 'cancelled' ? moved.cancel : placeInWords(redo, shown, speech))
    return row && what ? { row, redo, what, at: redo.changedAt } : []
  })
}

const place = v.object({ team: v.string(), date: v.string(), part: v.picklist(visitPartNames) })
const planOfRedo = v.object({ before: v.optional(place), after: place })

const isOf = (teams: readonly TeamOfCountry[], visit: TeamOfCountry) =>
  teams.some((team) => teamKey(team) === teamKey(visit))
