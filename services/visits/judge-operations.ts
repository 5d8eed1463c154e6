import * as v from 'valibot'
import type { NotStored } from '../../domain/visits/crew-day.ts'
import type { AnyOperation } from '../../domain/visits/operation.ts'
import type { Database } from '../database/schema.ts'
import { readStoredJson } from '../database/stored-json.ts'
import { type OrderTable, orderColumns } from '../database/tables/order-tables.ts'
import { type TeamOfCountry, teamKey } from '../people/person-teams.ts'

/** Who sends operations. `teams`: those of the sender; undefined for planners, who may record for every team. */
export interface OperationsSender {
  sender: { id: string }
  teams: readonly TeamOfCountry[] | undefined
  /** The phone that sends them. */
  device: string
}

/**
 * Says of each operation about an order why it is not stored (R20.4, R20.5). An order is that of its team, of the teams
 * that it was moved away from, and of the teams of its redos. `by` is the sender or someone of one of these teams,
 * disabled since or not. A planner may send for anyone, including people who have left the team.
 * @returns a function that answers undefined for what is stored
 */
export async function judgeOperations(
  database: Database,
  { sender, teams }: OperationsSender,
  order: OrderTable,
  operations: readonly AnyOperation[],
) {
  const people = await peopleNamed(database, operations)
  const ofOrder = database.selectFrom('redo').select(['id', 'country', 'team']).where('orderId', '=', order.id)
  const redos = await ofOrder.execute()
  const theirs = new Set([order, ...redos, ...(await formerTeams(database, order))].map(teamKey))
  const isOfTeam = (one: TeamOfCountry) => theirs.has(teamKey(one))
  return ({ redo, by }: AnyOperation): NotStored | undefined => {
    const person = people.get(by)
    if (!person || (redo !== undefined && !redos.some(({ id }) => id === redo))) return 'malformed'
    if (teams === undefined) return undefined
    const mayHaveRecorded = by === sender.id || person.some(isOfTeam)
    return teams.some(isOfTeam) && mayHaveRecorded ? undefined : 'anotherTeam'
  }
}

/** The teams of the people who recorded operations, by person. */
async function peopleNamed(database: Database, operations: readonly AnyOperation[]) {
  const rows = await database
    .selectFrom('person')
    .leftJoin('personTeam', 'personTeam.personId', 'person.id')
    .select(['id', 'country', 'team'])
    .where('id', 'in', [...new Set(operations.map(({ by }) => by))])
    .execute()
  const teamIn = ({ country, team }: (typeof rows)[number]) => (country && team ? [{ country, team }] : [])
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, ofPerson]) => [id, ofPerson.flatMap(teamIn)]))
}

/** The teams that an order was planned for before. */
async function formerTeams(database: Database, { id, country }: OrderTable): Promise<TeamOfCountry[]> {
  const events = database.selectFrom('orderEvent').select('before').where('orderId', '=', id)
  const moves = await events.where('before', 'like', '%"team"%').execute()
  return moves.flatMap(({ before }) => {
    const { team } = readStoredJson(formerTeam, before, `An event of ${id}`)
    return team === undefined ? [] : { country, team }
  })
}

const formerTeam = v.partial(v.pick(orderColumns, ['team']))
