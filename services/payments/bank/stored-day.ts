import type { Database, Schema } from '../../database/schema.ts'
import type { BankBooking } from './bank-statement.ts'
import { type Evidence, evidenceOf } from './booking-evidence.ts'
import { factsOfRow, type ListedBooking, type StatementFacts } from './statement-facts.ts'

type Part = Schema['bankPart']

/** A booking of the store, with its parts and all that was found to be the same. */
export interface StoredBooking extends Omit<Schema['bankBooking'], 'iban'>, ListedBooking {
  parts: readonly Part[]
  faces: readonly Evidence[]
}

/** The texts of a stored part. */
export const textsOf = ({ text }: Pick<Part, 'text'>): string[] => (text === '' ? [] : text.split('\n'))

/** Reads what the parts say that wait on a day, before anything is locked. */
export async function readWaiting(transaction: Database, iban: string, day: string) {
  const parts = await transaction
    .selectFrom('bankPart')
    .innerJoin('bankBooking', 'bankBooking.id', 'bankPart.bookingId')
    .select(['reference', 'text'])
    .where((eb) => eb.and({ iban, bookedOn: day, state: 'new' }))
    .execute()
  return parts.map(({ reference, text }) => ({ reference, texts: textsOf({ text }) }))
}

/** A stored booking, as a file would have it. */
export const bookingOf = (stored: Omit<StoredBooking, 'statement' | 'statements' | 'faces'>): BankBooking => ({
  bookedOn: stored.bookedOn,
  cents: stored.cents,
  isReversal: stored.isReversal === 1,
  bankReference: stored.bankReference,
  parts: stored.parts.map((part) => ({ ...part, texts: textsOf(part) })),
})

/**
 * Reads the bookings that the store has of an account's day, locked, and what the statements say that cover the day.
 * One that is the same as its twin is not a booking of its own, but says what the other one is.
 */
export async function readStoredDay(transaction: Database, iban: string, day: string) {
  const ofDay = transaction.selectFrom('bankBooking').where('iban', '=', iban).where('bookedOn', '=', day)
  const rows = await ofDay.selectAll().orderBy('id').forUpdate().execute()
  const parts = await ofDay.innerJoin('bankPart', 'bookingId', 'id').selectAll('bankPart').orderBy('seq').execute()
  const listings = await ofDay.innerJoin('bankListing', 'bookingId', 'id').selectAll('bankListing').execute()
  const statementRows = await transaction
    .selectFrom('bankStatement')
    .selectAll()
    .where('iban', '=', iban)
    .where((eb) =>
      eb.or([
        eb.and([eb('firstDay', '<=', day), eb('lastDay', '>=', day)]),
        eb('id', 'in', ofDay.select('bankBooking.statementId')),
      ]),
    )
    .execute()
  const facts = new Map(statementRows.map((row) => [row.id, factsOfRow(row)]))
  const counts = Map.groupBy(rows, ({ cents }): number => cents)
  return {
    bookings: bookingsOf(rows, parts, listings, facts),
    counts: new Map([...counts].map(([cents, all]) => [cents, all.length])),
    statements: statementRows.flatMap(({ id, completedAt }) => (completedAt === null ? [] : (facts.get(id) ?? []))),
  }
}

function bookingsOf(
  rows: readonly Schema['bankBooking'][],
  parts: readonly Part[],
  listings: readonly Schema['bankListing'][],
  facts: ReadonlyMap<string, StatementFacts>,
): StoredBooking[] {
  const listingsOf = Map.groupBy(listings, ({ bookingId }) => bookingId)
  const partsOf = Map.groupBy(parts, ({ bookingId }) => bookingId)
  const withFaces = rows.flatMap((row) => {
    const statement = facts.get(row.statementId)
    const own = partsOf.get(row.id) ?? []
    const says = own.map((part) => ({ ...part, texts: textsOf(part) }))
    if (!statement) return []
    const isSame = own.some(({ state }) => state === 'same')
    return [{ ...row, isSame, statement, parts: own, face: evidenceOf(statement.format, row.bankReference, says) }]
  })
  const sameAs = Map.groupBy(withFaces, ({ isSame, twin }) => (isSame ? twin : null))
  return withFaces
    .filter(({ isSame }) => !isSame)
    .map(({ face, isSame: _, ...one }) => {
      const same = sameAs.get(one.id) ?? []
      const listed = [one, ...same].flatMap(({ id }) => listingsOf.get(id) ?? [])
      const ids = new Set(listed.map(({ statementId }) => statementId))
      return {
        ...one,
        faces: [face, ...same.map((other) => other.face)],
        statements: [...ids].flatMap((id) => facts.get(id) ?? []),
      }
    })
}

/** Whether no person and no payment has settled a stored booking, so that a file may say more about it. */
export const isOpen = ({ parts }: Pick<StoredBooking, 'parts'>): boolean =>
  parts.every(({ state, cents }) => state === 'new' || (state === 'ignored' && cents < 0))

/**
 * Whether a booking of a file says more than that of the store: it has more parts, references of ours that were
 * missing, or anything at all.
 */
export function saysMore(
  { bankReference, parts }: BankBooking,
  format: Evidence['format'],
  stored: StoredBooking,
): boolean {
  const [own] = stored.faces
  const read = evidenceOf(format, bankReference, parts)
  if (!own || parts.length !== stored.parts.length) return parts.length > stored.parts.length
  const isBlank = own.names.size + own.ibans.size + own.texts.length === 0
  return read.serials.size > own.serials.size || (isBlank && read.names.size + read.ibans.size + read.texts.length > 0)
}
