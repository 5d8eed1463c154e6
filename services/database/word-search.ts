import { type RawBuilder, sql } from 'kysely'
import type { Database } from './schema.ts'

/** A table of words, and the column that says whose they are. */
export const leadWords = { table: 'leadWord', owner: 'leadId' } as const
export const orderWords = { table: 'orderWord', owner: 'orderId' } as const
type Words = typeof leadWords | typeof orderWords

/** How many things have to have a word for another way of finding them. */
interface Limits {
  /** Fewer are looked up; of more, a page is found sooner by walking all things in their order. */
  few: number
  /**
   * Words that fewer have may be in nothing together, so that walking would find no end. Of more, some have all of
   * them.
   */
  many: number
}

const usual: Limits = { few: 3000, many: 25_000 }

/**
 * The conditions that a thing has words with all of these beginnings. The rarest one decides how they are found, so
 * that few rows are read whatever is searched for.
 * @param id the column with the id of the thing
 */
export async function wordConditions(
  database: Database,
  words: Words,
  id: string,
  beginnings: readonly string[],
  { few, many } = usual,
): Promise<RawBuilder<boolean>[]> {
  const rarest = await rarestWord(database, words, beginnings, many)
  if (rarest && rarest.found >= few && rarest.found < many && beginnings.length > 1) {
    const all = beginnings.map((word) => withWord(words, word))
    // Read before, because PostgreSQL expects far more than there are, and then reads all things instead.
    const { rows } = await sql<{ id: string }>`select ${sql.ref(words.owner)} as "id"
      from (${sql.join(all, sql` intersect `)}) as "found" limit ${sql.lit(few)}`.execute(database)
    if (rows.length === 0) return [sql<boolean>`1 = 0`]
    if (rows.length < few) return [sql<boolean>`${sql.ref(id)} in (${sql.join(rows.map((row) => row.id))})`]
  }
  return beginnings.map((word) =>
    rarest && rarest.found < few && word === rarest.word
      ? sql<boolean>`${sql.ref(id)} in (${withWord(words, word)})`
      : sql<boolean>`exists (${withWord(words, word)} and ${sql.ref(words.owner)} = ${sql.ref(id)})`,
  )
}

const withWord = ({ table, owner }: Words, word: string) =>
  // No byte of UTF-8 is 255.
  sql`select ${sql.ref(owner)} from ${sql.table(table)}
    where "word" >= ${Buffer.from(word)} and "word" < ${Buffer.concat([Buffer.from(word), Buffer.of(255)])}`

/**
 * The word that the fewest have, and how many: `many` means at least as many. Undefined without words. Long words come
 * first, because they are rare, and the others are counted only as far as it takes to know that they are not rarer.
 */
async function rarestWord(database: Database, words: Words, beginnings: readonly string[], many: number) {
  let rarest: { word: string; found: number } | undefined
  for (const word of beginnings.toSorted((one, other) => other.length - one.length)) {
    const { rows } = await sql<{ count: number | string }>`select count(*) as "count"
      from (${withWord(words, word)} limit ${sql.lit(rarest?.found ?? many)}) as "found"`.execute(database)
    const found = Number(rows[0]?.count)
    if (!rarest || found < rarest.found) rarest = { word, found }
    if (found === 0) break
  }
  return rarest
}
