import { sql } from 'kysely'
import { type Cents, cents } from '../../../domain/money/cents.ts'
import { parseOrderNumber } from '../../../domain/orders/order-number.ts'
import type { Database, Schema } from '../../database/schema.ts'

/** A booked line of the bank's statement, as the office reads it. */
export type BankLine = Pick<Schema['bankEntry'], 'iban' | 'key' | 'bookedOn' | 'cents' | 'name' | 'reference' | 'text'>

/** A line of the bank without an order. `suggested`: the number of the order that it may be for. */
export interface UnmatchedEntry extends BankLine {
  suggested: string | undefined
}

/** More than a person works off at once; the others come up as these go. */
const most = 200

/** Lines that came in and are in this state. */
const linesIn = (database: Database, state: 'new' | 'ignored') =>
  database
    .selectFrom('bankEntry')
    .select(['iban', 'key', 'bookedOn', 'cents', 'name', 'reference', 'text'])
    .where('state', '=', state)
    .where('cents', '>', cents(0))

/** The newest lines of the bank that the office set aside, because they are for no order. */
export const listSetAside = (database: Database): Promise<BankLine[]> =>
  linesIn(database, 'ignored').orderBy('bookedOn', 'desc').limit(most).execute()

/**
 * Payments without an order yet, oldest first, each with a suggestion where there is one (R18.7): the order that the
 * payer names, or the only open one with this balance and a customer of this name. A person decides.
 */
export async function listUnmatched(database: Database): Promise<UnmatchedEntry[]> {
  const entries = await linesIn(database, 'new').orderBy('bookedOn').limit(most).execute()
  const named = entries.flatMap(numbersIn)
  const known = database.selectFrom('order').select('number').where('number', 'in', named)
  const numbers = new Set<string>(named.length === 0 ? [] : (await known.execute()).map(({ number }) => number))
  const amounts = [...new Set(entries.map((entry) => entry.cents))]
  const open = amounts.length === 0 ? [] : await openOrdersOver(database, amounts)
  return entries.map((entry) => ({
    ...entry,
    suggested: numbersIn(entry).find((number) => numbers.has(number)) ?? onlyOrderOf(entry, open),
  }))
}

/** A possible order number in the payer's text. */
const numbersIn = ({ reference, text }: Pick<BankLine, 'reference' | 'text'>) =>
  [...`${reference} ${text}`.matchAll(/[\dA-Z]{4}[\s-]?[\dA-Z]{4}/gi)].flatMap(
    ([found]) => parseOrderNumber(found) ?? [],
  )

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
    .where('dueCents', 'in', amounts)
    .where('paymentRequest.dueOn', 'is not', null)
    .execute()

function onlyOrderOf(entry: BankLine, open: readonly OpenOrder[]): string | undefined {
  const payer = wordsOf(entry.name)
  const [order, ...more] = open.filter(
    ({ dueCents, lastName }) => dueCents === entry.cents && payer.has([...wordsOf(lastName)].at(-1) ?? ''),
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
