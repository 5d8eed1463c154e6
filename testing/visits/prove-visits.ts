import { randomInt, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { orderTransitions } from '../../domain/orders/order-states.ts'
import { parseWorkStep } from '../../domain/orders/work-steps.ts'
import type { RecordedOperation } from '../../domain/visits/crew-day.ts'
import { foldVisit, inOrder, undoneIds } from '../../domain/visits/fold-visit.ts'
import type { Operation } from '../../domain/visits/operation.ts'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import type { Database } from '../../services/database/schema.ts'
import { operationsOf } from '../../services/orders/record/operations-of.ts'
import { storeOperations } from '../../services/visits/store-operations.ts'
import { runProof } from '../commands/run-proof.ts'
import { sampleTariff, silentServices } from '../orders/open-order-services.ts'
import { seeded } from '../random-numbers.ts'
import { type CrewMember, crewsOfToday } from './crew-office.ts'

const minute = 60_000
const { shuffled } = seeded(randomInt(2 ** 32))

/**
 * `npm run prove:visits`: on each engine, two phones of a team record the same visit at once, and send it in parts, in
 * any order and more than once; each history is random (R20.1). Afterwards the server has everything once, the folds of
 * the server, of both phones and of all operations are the same, and the order is where its table of moves leads, or
 * *To do* says what it refused.
 */
await runProof('npm run prove:visits', { histories: 10_000 }, async (url, { histories }) => {
  const database = openDatabase(url)
  const violations: string[] = []
  let [operations, requests] = [0, 0]
  await migrateDatabase(database)
  const crew = await crewsOfToday(database, { teams: 1, members: 2 })
  const {
    id: orderId,
    country,
    team,
    startsAt,
  } = await database.selectFrom('order').selectAll().executeTakeFirstOrThrow()
  // Everything arrives at the end of the day of the visit.
  const evening = new Date(Date.parse(startsAt) + 14 * 60 * minute)
  const services = silentServices(database, sampleTariff('BE'), () => evening)
  for (let history = 0; history < histories; history += 1) {
    await beginAnew(database, orderId)
    const recorded = crew.map((member) => recordedBy(member, Date.parse(startsAt)))
    const all = recorded.flat()
    operations += all.length
    const sends = shuffled(recorded.flatMap((own, phone) => partsOf(own).map((part) => ({ part, phone }))))
    for (const { part, phone } of sends) {
      const from = { sender: { id: crew[phone]?.id ?? '' }, teams: [{ country, team }], device: `phone ${phone}` }
      const answer = await storeOperations(services, from, part, evening)
      requests += 1
      if (answer.stored.length !== part.length) violations.push(`${history}: ${JSON.stringify(answer)}`)
    }
    const stored = (await operationsOf(database, [orderId])).get(orderId) ?? []
    const { state } = await database.selectFrom('order').select('state').executeTakeFirstOrThrow()
    violations.push(
      ...brokenIn(all, stored, state).map((what) => `${history}: ${what}: ${inOrder(all).map(briefly).join(' · ')}`),
    )
  }
  await database.destroy()
  const tried = [
    `${histories} histories with ${operations} operations in ${requests} requests`,
    'everything is stored once · server and phones fold the same · the order is where its moves lead',
  ]
  return { tried, violations }
})

function briefly({ at, kind, by, ...more }: Operation): string {
  const of = 'of' in more ? ` of ${more.of.slice(0, 4)}` : ''
  return `${at.slice(11, 16)} ${by.slice(0, 2)} ${kind}${of} (${more.id.slice(0, 4)})`
}

/** The order as it was before anything was recorded. */
async function beginAnew(database: Database, orderId: string): Promise<void> {
  for (const table of ['visitOperation', 'mail', 'orderNote', 'invoice'] as const)
    await database.deleteFrom(table).where('orderId', '=', orderId).execute()
  await database.deleteFrom('orderEvent').where('orderId', '=', orderId).where('seq', '>', 1).execute()
  const anew = { state: 'ordered', version: 1, notDoneReason: null, callBy: null } as const
  await database.updateTable('order').set(anew).where('id', '=', orderId).execute()
}

/** What a phone records of a visit, at random. */
function recordedBy({ id: by, order }: CrewMember, from: number): Operation[] {
  let at = from
  const made: Operation[] = []
  const record = (operation: object) => {
    // Now and then two at the same moment.
    at += chance(5) ? 0 : randomInt(1, 12) * minute
    made.push({ id: randomUUID(), order, at: new Date(at).toISOString(), by, ...operation } as Operation)
    if (chance(6)) record({ kind: 'undo', of: made[randomInt(made.length)]?.id })
  }
  if (chance(2)) record({ kind: 'onTheWay' })
  if (chance(3)) record({ kind: 'late', minutes: 20 })
  if (chance(2)) record({ kind: 'begin' })
  for (let room = randomInt(8); room > 0; room -= 1)
    record({ kind: 'room', room: `sk-${randomInt(1, 3)}`, ...(chance(4) && { reason: 'locked' }) })
  if (chance(8)) record({ kind: 'ofTomorrow', what: 1 })
  if (chance(2)) {
    record({ kind: 'inspect', with: 'customer' })
    record({ kind: 'finish' })
  }
  return made
}

function chance(among: number): boolean {
  return randomInt(among) === 0
}

/** The same operations in parts, some of them twice. */
function partsOf(own: readonly Operation[]): Operation[][] {
  const parts: Operation[][] = []
  for (const one of shuffled([...own, ...own.filter(() => chance(3))])) {
    const last = parts.at(-1)
    if (last && !chance(3)) last.push(one)
    else parts.push([one])
  }
  return parts
}

function brokenIn(all: readonly Operation[], stored: readonly RecordedOperation[], state: string): string[] {
  const fold = foldVisit(all)
  const broken: string[] = []
  const ids = new Set(stored.map(({ id }) => id))
  if (stored.length !== all.length || all.some(({ id }) => !ids.has(id))) broken.push('not all is stored once')
  const plain = stored.map(withoutArrival)
  if (!isDeepStrictEqual(foldVisit(plain), fold)) broken.push('the server folds otherwise')
  if (!isDeepStrictEqual(foldVisit(shuffled(all)), fold)) broken.push('a phone folds otherwise')
  const expected = stateAfter(all)
  // A colleague's undo that arrives late may be refused, or what it undid; the office reads that on *To do*.
  const isRefused = stored.some(({ outcome }) => outcome === 'refused')
  if (state !== expected && !isRefused) broken.push(`the order is ${state} instead of ${expected}`)
  return broken
}

function withoutArrival({ receivedAt, outcome, sentBy, settledAt, ...recorded }: RecordedOperation): Operation {
  return recorded as Operation
}

/** Where the table of moves leads, taking steps in the order in which they happened, until none is possible. */
function stateAfter(all: readonly Operation[]): string {
  const undone = undoneIds(all)
  const steps = inOrder(all).flatMap(({ id, kind }) => (undone.has(id) ? [] : (parseWorkStep(kind) ?? [])))
  let state = 'ordered'
  for (let before = ''; before !== state; ) {
    before = state
    for (const step of steps) {
      const { from, to } = orderTransitions[step]
      if (from.some((one) => one === state)) state = to
    }
  }
  return state
}
