import { sql } from 'kysely'
import { type Database, retryingTransaction } from '../../database/schema.ts'
import { findGaps } from './find-gaps.ts'
import { factsOfRow } from './statement-facts.ts'

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

/** Statements that a person has to look at: exactly the condition of the partial index. */
const isOdd = sql<boolean>`"acceptedAt" is null
  and ("proof" = 'differs' or "gapSince" is not null or "completedAt" is null)`

/** A statement that a person has to look at. */
export type OddStatement = Awaited<ReturnType<typeof listOddStatements>>[number]

/** The statements that do not add up, follow a gap, or were not stored to the end, until a person accepts them (R18.7). */
export const listOddStatements = (database: Database) =>
  database
    .selectFrom('bankStatement')
    .select([
      'id',
      'iban',
      'number',
      'firstDay',
      'lastDay',
      'proof',
      'differsCents',
      'completedAt',
      'gapSince',
      'gapCents',
    ])
    .select('importedAt')
    .where(isOdd)
    .orderBy('importedAt')
    .limit(50)
    .execute()

/** Whether lines of the bank may be missing, so that no customer is reminded: one of them may have paid (R18.50). */
export async function isBankIncomplete(database: Database): Promise<boolean> {
  const odd = database.selectFrom('bankStatement').select('id').where(isOdd).limit(1)
  return (await odd.executeTakeFirst()) !== undefined
}
