import { fill } from '../../copy/fill.ts'
import type { OrderTransition } from '../../domain/orders/order-states.ts'
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

/** An order or redo that has left a day, with when that happened. */
interface Moved {
  row: OrderTable
  redo?: RedoTable
  what: string
  at: string
}

/** The visits of teams on these dates that were moved away or have ended since a moment, in the words of their reader. */
export async function movedVisits(database: Database, search: Search, speech: Speech): Promise<MovedVisit[]> {
  const moved = [
    ...(await movedOrders(database, search, speech)),
    ...(await cancelledRedos(database, search, speech.words.crewDay.moved.cancel)),
  ]
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
    const former = before(row, own)
    const wasShown = isOf(teams, former) && dates.includes(former.date)
    const what = movedInWords(row, former, speech)
    return wasShown && what ? { row, what, at: own.at(-1)?.at ?? '' } : []
  })
}

/** An order as it was before its events, oldest first. */
function before(row: OrderTable, events: readonly OrderEventTable[]): OrderTable {
  const formers = events.map((event) => readStoredJson(changedColumns, event.before, `An event of ${row.id}`))
  return Object.assign({ ...row }, ...formers.reverse())
}

function movedInWords(row: OrderTable, former: OrderTable, speech: Speech): string | undefined {
  const { moved } = speech.words.crewDay
  if (row.state === 'cancelled') return moved.cancel
  if (row.state === 'withdrawn') return moved.withdraw
  if (row.date !== former.date || row.part !== former.part)
    return fill(moved.visit, { visit: visitInWords(row, speech) })
  return row.team === former.team ? undefined : moved.team
}

async function cancelledRedos(database: Database, { teams, dates, since }: Search, what: string): Promise<Moved[]> {
  const redos = await database
    .selectFrom('redo')
    .selectAll()
    .where('changedAt', '>=', since.toISOString())
    .where('date', 'in', dates)
    .where('state', '=', 'cancelled')
    .execute()
  const ids = redos.map(({ orderId }) => orderId)
  const rows = await database
    .selectFrom('order')
    .selectAll()
    .where('id', 'in', ['', ...ids])
    .execute()
  return redos.flatMap((redo) => {
    const row = isOf(teams, redo) && rows.find(({ id }) => id === redo.orderId)
    return row ? { row, redo, what, at: redo.changedAt } : []
  })
}

const isOf = (teams: readonly TeamOfCountry[], visit: TeamOfCountry) =>
  teams.some((team) => teamKey(team) === teamKey(visit))
