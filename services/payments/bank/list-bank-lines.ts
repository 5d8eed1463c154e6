import { sql } from 'kysely'
import { type Cents, noCents } from '../../../domain/money/cents.ts'
import { inOrder, pageOf } from '../../database/list-page.ts'
import type { Database, Schema } from '../../database/schema.ts'
import { listOddStatements } from './note-gaps.ts'
import { numbersIn, orderNamedIn, ordersByNumber, ordersBySerial } from './settle-parts.ts'
import { textsOf } from './stored-day.ts'

/** A part of a booking of the bank, as the office reads it. `statement`: the bank's number of the statement. */
export interface BankLine
  extends Pick<Schema['bankPart'], 'bookingId' | 'seq' | 'cents' | 'name' | 'reference'>,
    Pick<Schema['bankBooking'], 'iban' | 'bookedOn'> {
  texts: readonly string[]
  statement: number | null
}

/** Two lines that may be one, the stored one with its order if it has one. `twinId`: its booking. */
export type DoubtfulLine = Awaited<ReturnType<typeof listDoubtful>>[number]

/** More than a person works off at once; the others come up as these go. */
const mostLines = 200

const linesOf = (database: Database) =>
  database
    .selectFrom('bankPart')
    .innerJoin('bankBooking', 'bankBooking.id', 'bankPart.bookingId')
    .innerJoin('bankStatement', 'bankStatement.id', 'bankBooking.statementId')
    .select(['bookingId', 'seq', 'bankPart.cents', 'name', 'reference', 'text', 'bankBooking.iban'])
    .select(['bankBooking.bookedOn', 'bankStatement.number as statement'])

const linesIn = (database: Database, state: 'new' | 'ignored') => linesOf(database).where('bankPart.state', '=', state)

const lineOf = <Row extends { text: string }>({ text, ...row }: Row) => ({ ...row, texts: textsOf({ text }) })

/** What waits for a person, and the lines that were set aside. @param after the place in the list of the latter */
export const listBankLines = async (database: Database, after: string | undefined) => ({
  after,
  odd: await listOddStatements(database),
  doubtful: await listDoubtful(database),
  out: await listMoneyOut(database),
  lines: await listUnmatched(database),
  aside: await listSetAside(database, after),
})

/** The lines that came in and that the office set aside, as they are for no order: a page of them, newest first. */
async function listSetAside(database: Database, after: string | undefined) {
  const rows = linesIn(database, 'ignored').where('bankPart.cents', '>=', noCents)
  // A place has no blanks within its values, which the id of a booking has.
  const ofBooking = sql`replace("bookingId", ' ', '_')`
  const found = await inOrder(rows, ['bookedOn', ofBooking, 'seq'], { direction: 'desc', after }).execute()
  return pageOf(found.map(lineOf), ({ bookedOn, bookingId, seq }) => [bookedOn, bookingId.replaceAll(' ', '_'), seq])
}

/**
 * Payments without an order yet, oldest first, each with a suggestion where there is one (R18.7): the order that the
 * payer names, or the only open one with this balance and a customer of this name. A person decides.
 */
export async function listUnmatched(database: Database) {
  const rows = linesIn(database, 'new').where('bankPart.cents', '>=', noCents).where('twin', 'is', null)
  const lines = (await rows.orderBy('bookedOn').orderBy('bookingId').orderBy('seq').limit(mostLines).execute()).map(
    lineOf,
  )
  const orders = await ordersBySerial(database, lines)
  const byReference = await database
    .selectFrom('order')
    .select(['id', 'number'])
    .where('id', 'in', ['', ...orders.values()])
    .execute()
  const byNumber = await ordersByNumber(database, lines)
  const open = await openOrdersOver(database, [...new Set(lines.map(({ cents }) => cents))])
  return lines.map((line) => ({
    ...line,
    suggested:
      byReference.find(({ id }) => id === orderNamedIn(line, orders))?.number ??
      numbersIn(line).find((number) => byNumber.has(number)) ??
      onlyOrderOf(line, open),
  }))
}

/** Possible duplicates, each with the line that it may repeat, until a person has decided (R18.7). */
export async function listDoubtful(database: Database) {
  const rows = await linesIn(database, 'new')
    .where('twin', 'is not', null)
    .select('twin')
    .orderBy('bookedOn')
    .orderBy('bookingId')
    .limit(mostLines)
    .execute()
  const twins = await linesOf(database)
    .leftJoin('payment', 'payment.id', 'bankPart.paymentId')
    .leftJoin('order', 'order.id', 'payment.orderId')
    .select('order.number as order')
    .where('bookingId', 'in', ['', ...rows.flatMap(({ twin }) => twin ?? [])])
    .orderBy('seq')
    .execute()
  return rows.map(({ twin, ...row }) => ({
    line: lineOf(row),
    twinId: twin ?? '',
    twin: twins.filter(({ bookingId }) => bookingId === twin).map(lineOf),
  }))
}

/** Money that went out, names an order, and waits for a person to say what it was; of one order, if given. */
export async function listMoneyOut(database: Database, orderId?: string) {
  const rows = await linesIn(database, 'new')
    .innerJoin('order', 'order.id', 'bankPart.orderId')
    .select(['order.number as order', 'sample', 'bankPart.importedAt'])
    .where('bankPart.cents', '<', noCents)
    .where('twin', 'is', null)
    .$if(orderId !== undefined, (query) => query.where('bankPart.orderId', '=', orderId ?? ''))
    .orderBy('bookedOn')
    .orderBy('bookingId')
    .limit(mostLines)
    .execute()
  return rows.map(({ sample, ...row }) => ({ ...lineOf(row), sample: sample === 1 }))
}

type OpenOrder = Awaited<ReturnType<typeof openOrdersOver>>[number]

/** All orders with one of these amounts still to be paid: among some of them, an order is not the only one. */
const openOrdersOver = (database: Database, amounts: readonly Cents[]) =>
  database
    .selectFrom('paymentRequest')
    .innerJoin('order', 'order.id', 'paymentRequest.orderId')
    .innerJoin('orderPerson', 'orderPerson.orderId', 'order.id')
    .select(['number', 'lastName', 'dueCents'])
    // Exactly the condition of the partial index.
    .where(sql<boolean>`"dueCents" <> 0`)
    .where('dueCents', 'in', [noCents, ...amounts])
    .where('paymentRequest.dueOn', 'is not', null)
    .execute()

function onlyOrderOf(line: BankLine, open: readonly OpenOrder[]): string | undefined {
  const payer = wordsOf(line.name)
  const [order, ...more] = open.filter(
    ({ dueCents, lastName }) => dueCents === line.cents && payer.has([...wordsOf(lastName)].at(-1) ?? ''),
  )
  return more.length === 0 ? order?.number : undefined
}

/** The words of a name, as banks write them too: without accents, in capitals. */
const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .normalize('NFD')
      .toUpperCase()
      .match(/[A-Z]{2,}/g),
  )
