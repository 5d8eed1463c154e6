import { randomInt, randomUUID } from 'node:crypto'
import { addDays } from '../../domain/opening/office-time.ts'
import { type Database, inBatches, retryingTransaction } from '../../services/database/schema.ts'

/** Rows by their tables, in an order that their references allow. */
export type TableRows = Record<string, Record<string, unknown>[]>

/** Copies that are stored in a transaction. */
const batch = 500
const varying = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}|\\d{4}-\\d\\d-\\d\\d(?:T[\\d:.]+Z)?'

/**
 * Reads rows of several tables, those with a value in a column, as `[table, column, value]`.
 * @param texts whole values that each copy has otherwise, beside ids, dates and instants
 * @returns their JSON, cut before and after all of these
 */
export async function readTemplate(database: Database, wanted: string[][], texts: string[] = []): Promise<string[]> {
  const rows: TableRows = {}
  for (const [table, column, value] of wanted) {
    const all = database.selectFrom(table as 'order').where(column as 'id', '=', value as string)
    rows[table as string] = [...(rows[table as string] ?? []), ...(await all.selectAll().execute())]
  }
  const all = [varying, ...texts.map((text) => `(?<=")${text}(?=\\\\?")`)]
  return JSON.stringify(rows).split(new RegExp(`(${all.join('|')})`))
}

/**
 * @param days how much later dates are
 * @param milliseconds how much later instants are
 * @param texts those of the template with those of the copy; all other ids are drawn
 */
export function copyOf(
  template: readonly string[],
  { days = 0, milliseconds, texts }: { days?: number; milliseconds: number; texts: Record<string, string> },
): TableRows {
  const ids = new Map<string, string>()
  const drawn = (id: string) => ids.get(id) ?? ids.set(id, randomUUID()).get(id)
  const other = (text: string) => {
    if (text.includes('T')) return new Date(Date.parse(text) + milliseconds).toISOString()
    return text.length === 10 ? addDays(text, days) : drawn(text)
  }
  const rows: TableRows = JSON.parse(
    template.map((part, index) => (index % 2 ? (texts[part] ?? other(part)) : part)).join(''),
  )
  for (const mail of rows.mail ?? []) mail.receiptSlot &&= mail.id
  return rows
}

/** Numbers copies of the same kind and stores them, several hundred in a transaction. */
export async function storeCopies(
  database: Database,
  number: (copy: TableRows) => void,
  copies: AsyncIterable<TableRows>,
): Promise<void> {
  let [waiting, rows]: [number, TableRows] = [0, {}]
  const store = () =>
    retryingTransaction(database, async (transaction) => {
      for (const [table, all] of Object.entries(rows))
        for (const some of inBatches(all))
          await transaction
            .insertInto(table as 'order')
            .values(some as never)
            .execute()
    })
  for await (const copy of copies) {
    number(copy)
    for (const [table, more] of Object.entries(copy)) rows[table] = (rows[table] ?? []).concat(more)
    if (++waiting % batch > 0) continue
    await store()
    rows = {}
  }
  await store()
}

/** The words by which something is found, as its table has them. */
export const wordRows = (words: readonly string[], owner: Record<string, unknown>) =>
  words.map((word) => ({ word: Buffer.from(word), ...owner }))

/**
 * A word, as often as people use it: of long texts the first one, `word0000`, is in most, each of the next few in a
 * quarter or a fifth, and the last in one of several hundred.
 */
export const anyWord = (): string => `word${String(Math.floor(5000 * Math.random() ** 3)).padStart(4, '0')}`

/** The details that each customer enters. */
export const anyCustomer = () => ({
  firstName: anyWord(),
  lastName: anyWord(),
  email: `guest${randomInt(1_000_000)}@visitor.example`,
  phoneNumber: `0470${randomInt(100_000, 1_000_000)}`,
})
