import { sql } from 'kysely'
import { type Cents, noCents } from '../../../domain/money/cents.ts'
import { inOrder, pageOf } from '../../database/list-page.ts'
import type { Database } from '../../database/schema.ts'
import { listOddStatements } from './note-gaps.ts'
import { numbersIn, orderNamedIn, ordersByNumber, ordersBySerial } from './settle-parts.ts'
import { textsOf } from './stored-day.ts'

/** A part of a booking of the bank, as the office reads it. `statement`: the bank's number of the statement. */
export type BankLine = Awaited<ReturnType<typeof listIncoming>>['rows'][number]

/** Two lines that may be one, the stored one with its order if it has one. `twinId`: its booking. */
export type DoubtfulLine = Awaited<ReturnType<typeof listDoubtful>>[number]

/** More questions than a person answers at once. Each can be answered, and the next ones then take its place. */
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

/** What waits for a person, and the lines that were set aside. @param places the places in the lists with pages */
export const listBankLines = async (database: Database, places: Record<'lines' | 'aside', string | undefined>) => ({
  places,
  odd: await listOddStatements(database),
  doubtful: await listDoubtful(database),
  out: await listMoneyOut(database),
  lines: await listUnmatched(database, places.lines),
  aside: await listIncoming(database, 'ignored', { direction: 'desc', after: places.aside }),
})

/** A page of the lines that came in and wait for an order, or that the office set aside, because they are for none. */
async function listIncoming(database: Database, state: 'new' | 'ignored', at: Parameters<typeof inOrder>[2]) {
  const rows = linesIn(database, state).where('bankPart.cents', '>=', noCents).where('twin', 'is', null)
  // A place has no blanks within its values, which the id of a booking has.
  const ofBooking = sql`replace("bookingId", ' ', '_')`
  const found = await inOrder(rows, ['bookedOn', ofBooking, 'seq'], at).execute()
  return pageOf(found.map(lineOf), ({ bookedOn, bookingId, seq }) => [bookedOn, bookingId.replaceAll(' ', '_'), seq])
}

/**
 * Payments without an order yet, oldest first, each with a suggestion where there is one (R18.7): the order that the
 * payer names, or the only open one with this balance and a customer of this name. A person decides.
 */
export async function listUnmatched(database: Database, after?: string) {
  const page = await listIncoming(database, 'new', { after })
  const lines = page.rows
  const orders = await ordersBySerial(database, lines)
  const byReference = await database
    .selectFrom('order')
    .select(['id', 'number'])
    .where('id', 'in', ['', ...orders.values()])
    .execute()
  const byNumber = await ordersByNumber(database, lines)
  const open = await openOrdersOver(database, [...new Set(lines.map(({ cents }) => cents))])
  const rows = lines.map((line) => ({
    ...line,
    suggested:
      byReference.find(({ id }) => id === orderNamedIn(line, orders))?.number ??
      numbersIn(line).find((number) => byNumber.has(number)) ??
      onlyOrderOf(line, open),
  }))
  return { ...page, rows }
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
