import * as v from 'valibot'
import { addCents, type Cents } from '../../../domain/money/cents.ts'
import { storedCents } from '../../../domain/money/stored-cents.ts'
import type { Schema } from '../../database/schema.ts'
import { readStoredJson } from '../../database/stored-json.ts'
import type { BankStatement } from './bank-statement.ts'

const storedDays = v.array(v.tuple([v.string(), storedCents, v.number()]))

/** Each day on which the balance moved, by how much, and in how many bookings, oldest first. */
export type StatementDays = v.InferOutput<typeof storedDays>

/** What a statement says about its account, whatever its format: enough to compare two of one account. */
export type StatementFacts = ReturnType<typeof factsOfRow>

/** The facts of a stored statement. Balances are undefined where it has none. */
export function factsOfRow({ id, format, firstDay, lastDay, proof, ...row }: Schema['bankStatement']) {
  const opening = row.openingCents ?? undefined
  return {
    id,
    format,
    firstDay,
    lastDay,
    opening,
    number: row.number ?? undefined,
    closing: row.closingCents ?? undefined,
    /** Whether opening and bookings make the closing balance. */
    addsUp: opening !== undefined && (proof === 'proven' || proof === 'flipped'),
    /** Whether they do not: its lines wait for a person. */
    differs: proof === 'differs',
    days: readStoredJson(storedDays, row.days, 'bankStatement.days'),
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

/** How many bookings there are on a day. */
export const countOn = (days: StatementDays, day: string): number => days.find(([each]) => each === day)?.[2] ?? 0

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

/**
 * Whether one statement begins where the other ends, so that no booking is in both: surely, if days or the bank's
 * numbers follow each other; perhaps, if on one day a balance leads to the other, which it may do several times.
 */
function areApart(one: StatementFacts, other: StatementFacts): 'surely' | 'perhaps' | 'no' {
  const found = [follows(one, other), follows(other, one)]
  return (['surely', 'perhaps'] as const).find((each) => found.includes(each)) ?? 'no'
}

/** A booking's statements: all that list it, and the one that has the most to say of it. */
export interface ListedBooking {
  statements: readonly StatementFacts[]
  statement: StatementFacts
}

/** Whether statements prove two bookings to be two (R18.7): one lists both, or two that are apart list one each. */
export function areTwo(one: ListedBooking, other: ListedBooking): 'surely' | 'perhaps' | 'no' {
  const isSure = one.statements.some((first) =>
    other.statements.some((second) => first.id === second.id || areApart(first, second) === 'surely'),
  )
  if (isSure) return 'surely'
  return areApart(one.statement, other.statement) === 'perhaps' ? 'perhaps' : 'no'
}

function follows(earlier: StatementFacts, later: StatementFacts): 'surely' | 'perhaps' | 'no' {
  if (!earlier.addsUp || !later.addsUp || earlier.closing !== later.opening) return 'no'
  if (earlier.lastDay < later.firstDay) return 'surely'
  if (earlier.lastDay > later.firstDay) return 'no'
  if (isNext(earlier, later)) return 'surely'
  return isEqualStatement(earlier, later) ? 'no' : 'perhaps'
}

/**
 * What the balances say about a day that two statements have: which of them has all that was booked on it. A day that
 * ends as it began proves nothing: so does a part of it.
 */
export function wholeDay(
  day: string,
  stored: StatementFacts,
  read: StatementFacts,
): 'both' | 'stored' | 'read' | 'none' {
  const [before, after] = [balanceAt(stored, day, true), balanceAt(stored, day)]
  const isCovered = [stored, read].every(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
  const isEqual = before === balanceAt(read, day, true) && after === balanceAt(read, day)
  if (isCovered && isEqual && before !== after) return 'both'
  return spans(stored, day) ? 'stored' : spans(read, day) ? 'read' : 'none'
}

/** A statement that adds up, and began before a day and ended after it, has all of the day. */
const spans = ({ addsUp, firstDay, lastDay }: StatementFacts, day: string) => addsUp && firstDay < day && day < lastDay
