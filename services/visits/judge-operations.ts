import * as v from 'valibot'
import { parseOrderNumber } from '../../domain/orders/order-number.ts'
import type { NotStored } from '../../domain/visits/crew-day.ts'
import type { AnyOperation } from '../../domain/visits/operation.ts'
import type { Database } from '../database/schema.ts'
import { readStoredJson } from '../database/stored-json.ts'
import { orderColumns } from '../database/tables/order-tables.ts'
import { type TeamOfCountry, teamKey } from '../people/person-teams.ts'

/** Who sends operations. `teams`: those of the sender; undefined for planners, who may record for every team. */
export interface OperationsSender {
  sender: { id: string }
  teams: readonly TeamOfCountry[] | undefined
  /** The phone that sends them. */
  device: string
}

/**
 * Says of each operation whose order it is about, or why it is not stored (R20.4, R20.5). An order is that of its team,
 * of the teams that it was moved away from, and of the teams of its redos. `by` is the sender or someone of one of these
 * teams, disabled since or not.
 * @returns a function that answers the order's id as `of`
 */
export async function judgeOperations(
  database: Database,
  { sender, teams }: OperationsSender,
  operations: readonly AnyOperation[],
) {
  const orders = await ordersNamed(database, operations)
  const people = await peopleNamed(database, operations)
  const redos = await redosOf(database, [...orders.values()])
  const teamsOf = await teamsOfOrders(database, [...orders.values()], redos)
  return ({ order, redo, by }: AnyOperation): { of: string } | { refused: NotStored } => {
    const found = orders.get(parseOrderNumber(order) ?? '')
    const person = people.get(by)
    const isKnown = redo === undefined || redos.some(({ id, orderId }) => id === redo && orderId === found?.id)
    if (!found || !person || !isKnown) return { refused: 'malformed' }
    const theirs = teamsOf.get(found.id) ?? new Set()
    const isOfTeam = (one: TeamOfCountry) => theirs.has(teamKey(one))
    const maySend = teams === undefined || teams.some(isOfTeam)
    const mayHaveRecorded = by === sender.id || person.some(isOfTeam)
    return maySend && mayHaveRecorded ? { of: found.id } : { refused: 'anotherTeam' }
  }
}

type FoundOrder = TeamOfCountry & { id: string }

async function ordersNamed(database: Database, operations: readonly AnyOperation[]) {
  const numbers = [...new Set(operations.map(({ order }) => parseOrderNumber(order) ?? ''))]
  const rows = await database
    .selectFrom('order')
    .select(['id', 'number', 'country', 'team'])
    .where('number', 'in', ['', ...numbers])
    .execute()
  return new Map(rows.map((row) => [row.number, row]))
}

/** The teams of the people who recorded operations, by person. */
async function peopleNamed(database: Database, operations: readonly AnyOperation[]) {
  const rows = await database
    .selectFrom('person')
    .leftJoin('personTeam', 'personTeam.personId', 'person.id')
    .select(['id', 'country', 'team'])
    .where('id', 'in', ['', ...new Set(operations.map(({ by }) => by))])
    .execute()
  const teamIn = ({ country, team }: (typeof rows)[number]) => (country && team ? [{ country, team }] : [])
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, ofPerson]) => [id, ofPerson.flatMap(teamIn)]))
}

async function redosOf(database: Database, orders: readonly FoundOrder[]) {
  const redos = database.selectFrom('redo').select(['id', 'orderId', 'country', 'team'])
  return await redos.where('orderId', 'in', ['', ...orders.map(({ id }) => id)]).execute()
}

/** The keys of the teams that an order is or was planned for, by the order's id. */
async function teamsOfOrders(
  database: Database,
  orders: readonly FoundOrder[],
  redos: readonly (TeamOfCountry & { orderId: string })[],
): Promise<Map<string, Set<string>>> {
  const events = await database
    .selectFrom('orderEvent')
    .select(['orderId', 'before'])
    .where('orderId', 'in', ['', ...orders.map(({ id }) => id)])
    .where('before', 'like', '%"team"%')
    .execute()
  const formerOf = ({ id, country }: FoundOrder) =>
    events.flatMap(({ orderId, before }) => {
      const { team } = readStoredJson(formerTeam, before, `An event of ${id}`)
      return orderId === id && team !== undefined ? [{ country, team }] : []
    })
  return new Map(
    orders.map((order) => {
      const ofRedos = redos.filter(({ orderId }) => orderId === order.id)
      return [order.id, new Set([order, ...ofRedos, ...formerOf(order)].map(teamKey))]
    }),
  )
}

const formerTeam = v.partial(v.pick(orderColumns, ['team']))
