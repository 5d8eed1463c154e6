import * as v from 'valibot'
import { addCents, type Cents } from '../../../domain/money/cents.ts'
import { readStoredJson, storedCents } from '../../database/stored-json.ts'
import type { BankStatementTable } from '../../database/tables/bank-tables.ts'
import type { BankStatement } from './bank-statement.ts'

const storedDays = v.array(v.tuple([v.string(), storedCents, v.number()]))

/** Each day on which the balance moved, by how much, and in how many bookings, oldest first. */
export type StatementDays = v.InferOutput<typeof storedDays>

/** What a statement says about its account, whatever its format: enough to compare two of one account. */
export interface StatementFacts {
  id: string
  format: BankStatementTable['format']
  number: number | undefined
  firstDay: string
  lastDay: string
  /** Undefined where the statement has no balances. */
  opening: Cents | undefined
  closing: Cents | undefined
  /** Whether opening and bookings make the closing balance. */
  addsUp: boolean
  /** Whether they do not: its lines wait for a person. */
  differs: boolean
  days: StatementDays
}

/** The facts of a stored statement. */
export function factsOfRow(row: BankStatementTable): StatementFacts {
  const { id, format, firstDay, lastDay, proof } = row
  const opening = row.openingCents ?? undefined
  const addsUp = opening !== undefined && (proof === 'proven' || proof === 'flipped')
  const days = readStoredJson(storedDays, row.days, 'bankStatement.days')
  const closing = row.closingCents ?? undefined
  return {
    ...{ id, format, number: row.number ?? undefined, firstDay, lastDay, opening, closing },
    ...{ addsUp, differs: proof === 'differs', days },
  }
}

/** The days of a statement that was just read. */
export function daysOf({ bookings }: Pick<BankStatement, 'bookings'>): StatementDays {
  const byDay = [...Map.groupBy(bookings, ({ bookedOn }) => bookedOn)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  return byDay.map(([day, moved]) => [day, addCents(...moved.map(({ cents }) => cents)), moved.length])
}

/** The balance at the end of a day or, with `isBefore`, at its beginning; undefined where it is not known. */
export function balanceAt({ opening, addsUp, days }: StatementFacts, day: string, isBefore = false): Cents | undefined {
  if (opening === undefined || !addsUp) return undefined
  return addCents(
    opening,
    ...days.flatMap(([moved, cents]) => ((isBefore ? moved < day : moved <= day) ? [cents] : [])),
  )
}

const countOf = ({ days }: StatementFacts) => days.reduce((sum, [, , count]) => sum + count, 0)

/** Whether two numbers follow each other: they may begin again with each year. */
export const isNext = (one: StatementFacts, other: StatementFacts) =>
  one.format === other.format &&
  one.number !== undefined &&
  (other.number === one.number + 1 || (other.number === 1 && other.lastDay.slice(0, 4) > one.lastDay.slice(0, 4)))

/**
 * Whether two statements are the same one, perhaps in two formats: days, balances and the count of bookings are equal,
 * and the bank has not numbered them as two.
 */
export function isEqualStatement(one: StatementFacts, other: StatementFacts): boolean {
  if (one.opening === undefined || one.closing === undefined) return false
  if (one.format === other.format && one.number !== other.number) return false
  return (
    one.opening === other.opening &&
    one.closing === other.closing &&
    one.firstDay === other.firstDay &&
    one.lastDay === other.lastDay &&
    countOf(one) === countOf(other)
  )
}

/** Whether one statement begins where the other ends, so that no booking is in both. */
export const areApart = (one: StatementFacts, other: StatementFacts): boolean =>
  follows(one, other) || follows(other, one)

function follows(earlier: StatementFacts, later: StatementFacts): boolean {
  if (!earlier.addsUp || !later.addsUp || earlier.closing !== later.opening) return false
  return earlier.lastDay < later.firstDay || (isNext(earlier, later) && earlier.lastDay <= later.firstDay)
}

/** Whether both have the whole of a day: they agree about the balance at its beginning and at its end. */
export function bothHave(day: string, one: StatementFacts, other: StatementFacts): boolean {
  for (const { firstDay, lastDay } of [one, other]) if (day < firstDay || day > lastDay) return false
  const [before, after] = [balanceAt(one, day, true), balanceAt(one, day)]
  return before !== undefined && before === balanceAt(other, day, true) && after === balanceAt(other, day)
}
