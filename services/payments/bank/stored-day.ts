import type { Database, Schema } from '../../database/schema.ts'
import type { BankBooking } from './bank-statement.ts'
import { type Evidence, evidenceOf } from './booking-evidence.ts'
import { factsOfRow, type StatementFacts } from './statement-facts.ts'

type Part = Schema['bankPart']

/** A booking of the store, with its parts and all that was found to be the same. */
export interface StoredBooking extends Omit<Schema['bankBooking'], 'iban'> {
  statement: StatementFacts
  parts: readonly Part[]
  faces: readonly Evidence[]
  /** The ids of the statements that have it, as far as it is stored. */
  statements: readonly string[]
}

/** The texts of a stored part. */
export const textsOf = ({ text }: Pick<Part, 'text'>): string[] => (text === '' ? [] : text.split('\n'))

/** Reads what the parts say that wait on a day, before anything is locked. */
export async function readWaiting(transaction: Database, iban: string, day: string) {
  const parts = await transaction
    .selectFrom('bankPart')
    .innerJoin('bankBooking', 'bankBooking.id', 'bankPart.bookingId')
    .select(['reference', 'text'])
    .where('iban', '=', iban)
    .where('bookedOn', '=', day)
    .where('state', '=', 'new')
    .execute()
  return parts.map(({ reference, text }) => ({ reference, texts: textsOf({ text }) }))
}

/** A stored booking, as a file would have it. */
export const bookingOf = (stored: Omit<StoredBooking, 'statement' | 'statements' | 'faces'>): BankBooking => ({
  ...{ bookedOn: stored.bookedOn, cents: stored.cents, isReversal: stored.isReversal === 1 },
  bankReference: stored.bankReference,
  parts: stored.parts.map((part) => ({ ...part, texts: textsOf(part) })),
})

/**
 * Reads the bookings that the store has of an account's day, locked, and what the statements say that cover the day.
 * One that is the same as its twin is not a booking of its own, but says what the other one is.
 */
export async function readStoredDay(
  transaction: Database,
  iban: string,
  day: string,
): Promise<{ bookings: StoredBooking[]; counts: Map<number, number>; statements: StatementFacts[] }> {
  const rows = await transaction
    .selectFrom('bankBooking')
    .selectAll()
    .where('iban', '=', iban)
    .where('bookedOn', '=', day)
    .orderBy('id')
    .forUpdate()
    .execute()
  const parts = await transaction
    .selectFrom('bankPart')
    .innerJoin('bankBooking', 'bankBooking.id', 'bankPart.bookingId')
    .selectAll('bankPart')
    .where('iban', '=', iban)
    .where('bookedOn', '=', day)
    .orderBy('seq')
    .execute()
  const statementRows = await transaction
    .selectFrom('bankStatement')
    .selectAll()
    .where('iban', '=', iban)
    .where((eb) =>
      eb.or([
        eb.and([eb('firstDay', '<=', day), eb('lastDay', '>=', day)]),
        eb(
          'id',
          'in',
          eb.selectFrom('bankBooking').select('statementId').where('iban', '=', iban).where('bookedOn', '=', day),
        ),
      ]),
    )
    .execute()
  const facts = new Map(statementRows.map((row) => [row.id, factsOfRow(row)]))
  const partsOf = Map.groupBy(parts, ({ bookingId }) => bookingId)
  const withFaces = rows.flatMap((row) => {
    const statement = facts.get(row.statementId)
    const own = partsOf.get(row.id) ?? []
    const says = own.map((part) => ({ ...part, texts: textsOf(part) }))
    if (!statement) return []
    return [{ ...row, statement, parts: own, face: evidenceOf(statement.format, row.bankReference, says) }]
  })
  const isSame = ({ parts: own }: { parts: readonly Part[] }) => own.some(({ state }) => state === 'same')
  const bookings = withFaces
    .filter((one) => !isSame(one))
    .map(({ face, ...one }) => {
      const same = withFaces.filter((other) => isSame(other) && other.twin === one.id)
      const statements = [one, ...same].map(({ statementId }) => statementId)
      return { ...one, faces: [face, ...same.map((other) => other.face)], statements }
    })
  const counts = new Map(
    [...Map.groupBy(rows, ({ cents }): number => cents)].map(([cents, all]) => [cents, all.length]),
  )
  const whole = statementRows.filter(({ completedAt }) => completedAt !== null).map(({ id }) => id)
  return { bookings, counts, statements: whole.flatMap((id) => facts.get(id) ?? []) }
}
