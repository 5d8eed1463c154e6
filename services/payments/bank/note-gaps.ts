import { sql } from 'kysely'
import { type Cents, subtractCents } from '../../../domain/money/cents.ts'
import { type Database, retryingTransaction } from '../../database/schema.ts'
import { balanceAt, factsOfRow, isEqualStatement, isNext, type StatementFacts } from './statement-facts.ts'

/**
 * Writes before which statements of an account something is missing, after all that was imported is stored. What a
 * missing statement has filled is open no longer (R18.7).
 */
export async function noteGaps(database: Database, iban: string): Promise<void> {
  await retryingTransaction(database, async (transaction) => {
    const rows = await transaction.selectFrom('bankStatement').selectAll().where('iban', '=', iban).execute()
    const gaps = findGaps(rows.map(factsOfRow))
    for (const { id, gapSince, gapCents } of rows) {
      const gap = gaps.get(id)
      const changed = { gapSince: gap?.since ?? null, gapCents: gap?.cents ?? null }
      if (changed.gapSince === gapSince && changed.gapCents === gapCents) continue
      await transaction.updateTable('bankStatement').set(changed).where('id', '=', id).execute()
    }
  })
}

/** Statements that a person has to check: exactly the condition of the partial index. */
const isOdd = sql<boolean>`"acceptedAt" is null
  and ("proof" = 'differs' or "gapSince" is not null or "completedAt" is null)`

/** A statement that a person has to check. */
export type OddStatement = Awaited<ReturnType<typeof listOddStatements>>[number]

/**
 * Statements that do not add up, follow a gap, or were not stored to the end, until a person accepts them (R18.7): the
 * oldest fifty. All can be accepted or imported again, and the others follow.
 */
export const listOddStatements = (database: Database) =>
  database
    .selectFrom('bankStatement')
    .select(['id', 'iban', 'number', 'firstDay', 'lastDay', 'proof'])
    .select(['differsCents', 'completedAt', 'gapSince', 'gapCents', 'importedAt'])
    .where(isOdd)
    .orderBy('importedAt')
    .limit(50)
    .execute()

/** Whether lines of the bank may be missing, so that no customer is reminded: one of them may have paid (R18.50). */
export async function isBankIncomplete(database: Database): Promise<boolean> {
  const odd = database.selectFrom('bankStatement').select('id').where(isOdd).limit(1)
  return (await odd.executeTakeFirst()) !== undefined
}

/**
 * Finds what is missing before each statement of an account (R18.7): it opens with another balance than all that may
 * come before it leave, or the bank has numbered another in between. Nothing is missing before the first one.
 * @returns by the ids of statements
 */
function findGaps(statements: readonly StatementFacts[]) {
  const inTime = statements.toSorted((one, other) => (one.lastDay < other.lastDay ? -1 : 1))
  return new Map(statements.map((statement) => [statement.id, gapBefore(statement, inTime)]))
}

/** The last day before a statement that is known, and how much is missing; no `cents` where the balances do not say. */
function gapBefore(statement: StatementFacts, inTime: readonly StatementFacts[]) {
  const { firstDay, opening } = statement
  const earlier = inTime.filter((one) => one.firstDay < firstDay)
  const last = earlier.at(-1)
  if (!last) return undefined
  const since = last.lastDay < firstDay ? last.lastDay : firstDay
  const withBalance = earlier.filter(({ closing }) => closing !== undefined)
  if (opening === undefined || withBalance.length === 0)
    return skipsNumber(statement, inTime) ? { since, cents: undefined } : undefined
  const sameDay = inTime.filter(
    (one) => one.firstDay === firstDay && one.lastDay === firstDay && one.opening !== opening,
  )
  if ([...withBalance, ...sameDay].some((one) => leavesAt(one, firstDay).has(opening)))
    // Only CODA's numbers have no gap by their standard.
    return statement.format === 'coda' && skipsNumber(statement, inTime) ? { since, cents: undefined } : undefined
  const before = withBalance.findLast(({ lastDay }) => lastDay <= firstDay)
  const cents = before?.closing === undefined ? undefined : subtractCents(opening, before.closing)
  return { since: before?.lastDay ?? since, cents }
}

/** The balances that a statement may leave to one that begins on a day. */
const leavesAt = (one: StatementFacts, day: string): ReadonlySet<Cents | undefined> =>
  new Set([one.lastDay <= day ? one.closing : undefined, balanceAt(one, day, true)])

/** Whether the bank has numbered another statement between this one and all that come before it. */
function skipsNumber(statement: StatementFacts, inTime: readonly StatementFacts[]): boolean {
  const { format, number, firstDay } = statement
  if (number === undefined) return false
  const numbered = inTime.filter((one) => one.format === format && one.number !== undefined && one !== statement)
  const earlier = numbered.filter((one) => one.firstDay <= firstDay && !isEqualStatement(one, statement))
  return (
    earlier.length > 0 &&
    !earlier.some((one) => one.number === number || isNext(one, statement)) &&
    isLater(statement, earlier)
  )
}

/** Whether a number is above those of the statements before it, as far as they are of its year. */
const isLater = ({ number = 0, lastDay }: StatementFacts, earlier: readonly StatementFacts[]): boolean =>
  earlier.every((one) => one.lastDay.slice(0, 4) < lastDay.slice(0, 4) || (one.number ?? 0) < number)
