import { randomInt, randomUUID } from 'node:crypto'
import { addDays } from '../../domain/opening/office-time.ts'

/** Rows by their tables, in an order that their references allow. */
export type TableRows = Record<string, Record<string, unknown>[]>

/** The JSON of rows, cut before and after everything that a copy has otherwise. */
export type Template = readonly string[]

/** How a copy differs from its template. */
interface Difference {
  /** How much later its dates are, in days, and its instants, in milliseconds. */
  days: number
  milliseconds: number
  /** Texts of the template with those of the copy. All other ids are drawn. */
  texts: Record<string, string>
}

const varying = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}|\\d{4}-\\d\\d-\\d\\d(?:T[\\d:.]+Z)?'

/** @param texts whole values that each copy has otherwise, beside ids, dates and instants */
export const templateOf = (rows: TableRows, ...texts: readonly string[]): Template =>
  JSON.stringify(rows).split(new RegExp(`(${[varying, ...texts.map((text) => `(?<=")${text}(?=\\\\?")`)].join('|')})`))

export function copyOf(template: Template, { days, milliseconds, texts }: Difference): TableRows {
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
