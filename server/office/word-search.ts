import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/** A table of words, and the column that says whose they are. */
export const leadWords = { table: 'leadWord', owner: 'leadId' } as const
export const orderWords = { table: 'orderWord', owner: 'orderId' } as const
type Words = typeof leadWords | typeof orderWords

/** A word that more things have is no help in finding them: then they are walked in their order. */
const many = 20_000

/**
 * The conditions that a thing has words with all of these beginnings. The rarest one is looked up, the others are checked of what it
 * finds, so that few rows are read whatever is searched for.
 * @param id the column with the id of the thing
 */
export async function wordConditions(
  database: Database,
  words: Words,
  id: string,
  beginnings: readonly string[],
): Promise<RawBuilder<boolean>[]> {
  const rarest = await rarestWord(database, words, beginnings)
  return beginnings.map((word) =>
    word === rarest
      ? sql<boolean>`${sql.ref(id)} in (${withWord(words, word)})`
      : sql<boolean>`exists (${withWord(words, word)} and ${sql.ref(words.owner)} = ${sql.ref(id)})`,
  )
}

const withWord = ({ table, owner }: Words, word: string) =>
  // No byte of UTF-8 is 255.
  sql`select ${sql.ref(owner)} from ${sql.table(table)}
    where "word" >= ${Buffer.from(word)} and "word" < ${Buffer.concat([Buffer.from(word), Buffer.of(255)])}`

/** The word that the fewest have; undefined if many have each of the words. */
async function rarestWord(database: Database, words: Words, beginnings: readonly string[]) {
  let rarest: { word: string; found: number } | undefined
  for (const word of beginnings) {
    const { rows } = await sql<{ count: number | string }>`select count(*) as "count"
      from (${withWord(words, word)} limit ${sql.lit(many)}) as "found"`.execute(database)
    const found = Number(rows[0]?.count)
    if (found < (rarest?.found ?? many)) rarest = { word, found }
  }
  return rarest?.word
}
