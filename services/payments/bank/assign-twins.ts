import type { Database } from '../../database/schema.ts'
import { byStrength, type Evidence, likenessAcross } from './booking-evidence.ts'
import { areApart } from './statement-facts.ts'
import { readStoredDay, type StoredBooking } from './stored-day.ts'

/**
 * Has each line that may be the same as another one of its day and amount shown beside the one that it is most like, as
 * far as is known by now: what says more may have come later, and a person may have decided on its neighbours (R18.7).
 */
export async function assignTwins(transaction: Database, iban: string, day: string): Promise<void> {
  const { bookings } = await readStoredDay(transaction, iban, day)
  for (const group of Map.groupBy(bookings, ({ cents }) => Number(cents)).values()) {
    const ids = new Set(group.map(({ id }) => id))
    const counted = group.filter(({ twin }) => twin === null)
    const doubtful = group.filter(({ twin }) => twin !== null && ids.has(twin))
    if (doubtful.length === 0) continue
    for (const [{ id, twin: before }, twin] of likestTwins(doubtful, counted))
      if (twin !== before) await transaction.updateTable('bankBooking').set({ twin }).where('id', '=', id).execute()
  }
}

/** A line that counts, with all that is said of it and the statements that say it. */
interface Twin {
  one: StoredBooking
  faces: Evidence[]
  statements: Set<string>
}

/**
 * Two lines of one statement are never one, so that they get different twins. What is put beside a twin says more about
 * it: lines of several statements that are one get the same twin.
 */
function likestTwins(doubtful: readonly StoredBooking[], counted: readonly StoredBooking[]) {
  const twins = counted.map((one): Twin => ({ one, faces: [...one.faces], statements: new Set(one.statements) }))
  const found = new Map<StoredBooking, string>()
  for (const [statement, lines] of Map.groupBy(doubtful, ({ statementId }) => statementId)) {
    const pairs = lines.flatMap((line) =>
      twins
        .map((twin) => ({ line, twin, apart: areApart(line.statement, twin.one.statement) }))
        .filter(({ twin, apart }) => !twin.statements.has(statement) && apart !== 'surely')
        .flatMap((pair) =>
          line.faces.map((face) => ({ ...pair, ...likenessAcross(face, pair.twin.faces, pair.apart) })),
        )
        .filter(({ kind }) => kind !== 'never'),
    )
    const isTwin = ({ line, twin }: (typeof pairs)[number]) => Number(line.twin === twin.one.id)
    for (const { line, twin } of pairs.sort((a, b) => byStrength(a, b) || isTwin(b) - isTwin(a))) {
      if (found.has(line) || twin.statements.has(statement)) continue
      found.set(line, twin.one.id)
      twin.statements.add(statement)
      twin.faces.push(...line.faces)
    }
  }
  return found
}
