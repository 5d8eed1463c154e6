import { randomUUID } from 'node:crypto'
import { mayAdvance, type OrderTransition, orderTransitionNames } from '../../domain/orders/order-states.ts'
import type { ConsentText } from '../../domain/orders/withdrawal-period.ts'
import { dayHasBegun, parseWorkStep } from '../../domain/orders/work-steps.ts'
import { readComplaints } from '../../services/contact/read-complaints.ts'
import type { Database } from '../../services/database/schema.ts'
import { readStoredJson } from '../../services/database/stored-json.ts'
import { changedColumns, type OrderTable } from '../../services/database/tables/order-tables.ts'
import { isAccessKnown } from '../../services/orders/access/access-notes.ts'
import { undoableUntil } from '../../services/orders/advance/undo-step.ts'
import { askedEmailOf, orderFacts, personOf } from '../../services/orders/record/find-order.ts'
import { findOrderRow } from '../../services/orders/record/order-rows.ts'
import { readPayments } from '../../services/payments/payment-view.ts'
import { orderIdsOffRoster } from '../../services/scheduling/orders-off-roster.ts'
import type { OfficeServices } from '../gate/office-route.ts'
import { readVisit } from '../visits/read-visits.ts'

/** An order with all that the office knows about it. */
export type OfficeOrder = NonNullable<Awaited<ReturnType<typeof findOfficeOrder>>>

type Sources = Pick<OfficeServices, 'database' | 'clock'>

/**
 * An order with all that the office knows about it; undefined if there is none with this number.
 * @param personId the reader
 */
export async function findOfficeOrder({ database, clock }: Sources, number: string, personId: string) {
  const row = await findOrderRow(database, number)
  if (!row) return undefined
  const { order, teamName, lines, terms, withdrawal } = await orderFacts({ database, clock }, row)
  const everybody = await database.selectFrom('person').select(['id', 'name']).execute()
  const nameOf = (id: string | null) => (id === null ? undefined : everybody.find((one) => one.id === id)?.name)
  const now = clock()
  return {
    order,
    teamName,
    lines,
    terms,
    withdrawal,
    // Undefined once the personal data were deleted.
    person: await personOf(database, row.id),
    // An address that counts once it is confirmed.
    askedEmail: await askedEmailOf(database, row.id),
    payments: await readPayments(database, order),
    isAccessKnown: await isAccessKnown(database, order),
    // Whether it counts on people who are away.
    isOffRoster: order.state === 'ordered' && (await orderIdsOffRoster(database, placeOf(row))).has(row.id),
    // The actions open to the office now.
    transitions: orderTransitionNames.filter((transition) => mayDo(row, transition, now)),
    undoUntil: await undoableUntil(database, row, personId, now),
    consents: await consentsOf(database, row.id),
    events: await eventsOf(database, row.id, nameOf),
    notes: await notesOf(database, row.id, nameOf),
    mails: await mailsOf(database, row.id),
    withdrawals: await withdrawalsOf(database, row.id),
    complaints: await readComplaints(database, row.id),
    visit: await readVisit(database, row),
    leadId: row.leadId,
    // Of the forms of its page that store a note or a complaint.
    entry: randomUUID() as string,
  }
}

/** Visits are changed before they begin, and worked on from their day; all else goes by the table of transitions. */
function mayDo(
  { state, date, startsAt, callBy, owedCents, kind }: OrderTable,
  transition: OrderTransition,
  now: Date,
): boolean {
  if (!mayAdvance(state, transition, 'office') || (kind === 'business' && ofHomes.includes(transition))) return false
  if (transition === 'followUp') return callBy !== null
  if (transition === 'settleWithdrawal') return owedCents === null
  return parseWorkStep(transition)
    ? dayHasBegun(date, now)
    : !transition.startsWith('change') || now.toISOString() < startsAt
}

/** What cannot be done with an order of a business: the work was agreed, and is not a consumer's (R19.2). */
const ofHomes: readonly OrderTransition[] = ['changeVisit', 'changeHome', 'changeVisitAndHome', 'withdraw']

const placeOf = ({ country, team, date }: OrderTable) => ({ country, teams: [team], from: date, until: date })

type NameOf = (id: string | null) => string | undefined

async function consentsOf(database: Database, orderId: string): Promise<(ConsentText & { at: Date })[]> {
  const rows = await database
    .selectFrom('orderConsent')
    .select(['kind', 'text', 'version', 'at'])
    .where('orderId', '=', orderId)
    .orderBy('at')
    .execute()
  return rows.map(({ at, ...consent }) => ({ ...consent, at: new Date(at) }))
}

async function eventsOf(database: Database, orderId: string, nameOf: NameOf) {
  const rows = await database
    .selectFrom('orderEvent')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('seq')
    .execute()
  const corrections = await database
    .selectFrom('orderDetailChange')
    .selectAll()
    .where('orderId', '=', orderId)
    .execute()
  return rows.map(({ seq, at, actor, personId, kind, before, after }) => {
    const corrected = corrections.filter((correction) => correction.seq === seq)
    const sideOf = (side: 'before' | 'after', columns: string) => ({
      ...readStoredJson(changedColumns, columns, 'An event of an order'),
      // The corrected details, as long as the customer's are kept.
      details: new Map(corrected.map((one) => [one.field, one[side]])),
    })
    return {
      seq,
      actor,
      kind,
      at: new Date(at),
      person: nameOf(personId),
      before: sideOf('before', before),
      after: sideOf('after', after),
    }
  })
}

async function notesOf(database: Database, orderId: string, nameOf: NameOf) {
  const notes = database.selectFrom('orderNote').selectAll().where('orderId', '=', orderId)
  const rows = await notes.orderBy('at').orderBy('id').execute()
  return rows.map(({ id, at, text, personId }) => ({ id, at: new Date(at), person: nameOf(personId) ?? '?', text }))
}

async function mailsOf(database: Database, orderId: string) {
  const rows = await database
    .selectFrom('mail')
    .select(['id', 'purpose', 'channel', 'state', 'createdAt', 'sentAt'])
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy('purpose')
    .execute()
  return rows.map(({ id, purpose, channel, state, createdAt, sentAt }) => {
    const shown = state === 'claimed' ? ('waiting' as const) : state
    return { id, purpose, channel, state: shown, at: new Date(sentAt ?? createdAt) }
  })
}

async function withdrawalsOf(database: Database, orderId: string) {
  const statements = database.selectFrom('withdrawal').select(['id', 'receivedAt', 'outcome', 'settledAt'])
  const rows = await statements.where('orderId', '=', orderId).orderBy('receivedAt').execute()
  return rows.map(({ id, receivedAt, outcome, settledAt }) => ({
    id,
    outcome,
    receivedAt: new Date(receivedAt),
    settledAt: settledAt === null ? undefined : new Date(settledAt),
  }))
}
