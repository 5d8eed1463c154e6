import type { Country } from '../../domain/language.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { Database, Schema } from '../database/schema.ts'

/**
 * The patterns of a country's teams, and the absences that have not ended by `from`.
 * @param team the only one to read; undefined: all
 */
export async function readRoster(database: Database, country: Country, from: string, team?: string) {
  const patterns = database.selectFrom('rosterPattern').selectAll()
  const absences = database.selectFrom('absence').selectAll().where('untilDate', '>=', from)
  const inOrder = absences.orderBy('fromDate').orderBy('id')
  const which = { country, ...(team !== undefined && { team }) }
  return {
    patterns: await patterns.where((eb) => eb.and(which)).execute(),
    absences: await inOrder.where((eb) => eb.and(which)).execute(),
  }
}

/** Sets how many people of a team work in a part of a weekday. Slots follow with `generateSlots`. */
export async function setPattern(database: Database, pattern: Schema['rosterPattern']): Promise<void> {
  await database
    .insertInto('rosterPattern')
    .values(pattern)
    .onConflict((conflict) =>
      conflict.columns(['country', 'team', 'weekday', 'part']).doUpdateSet({ lanes: pattern.lanes }),
    )
    .execute()
}

/**
 * Adds an absence. Slots follow with `generateSlots`.
 * @returns `isNew`: false after a retry; `stale`: this id is taken
 */
export async function addAbsence(
  database: Database,
  absence: Omit<Schema['absence'], 'createdAt'>,
  now: Date,
): Promise<Outcome<{ isNew: boolean }>> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('absence')
    .values({ ...absence, createdAt: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) return { outcome: 'done', isNew: true }
  const same = database.selectFrom('absence').where((eb) => eb.and(absence))
  return (await same.select('id').executeTakeFirst()) ? { outcome: 'done', isNew: false } : { outcome: 'stale' }
}

/**
 * Removes an absence. Slots follow with `generateSlots`.
 * @returns what it was; undefined if there is none with this id
 */
export async function removeAbsence(database: Database, id: string): Promise<Schema['absence'] | undefined> {
  return await database.deleteFrom('absence').where('id', '=', id).returningAll().executeTakeFirst()
}
