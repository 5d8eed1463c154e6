import type { Database } from '../../database/schema.ts'
import { byStrength, type Evidence, type Likeness, likenessAcross, likenessOrder } from './booking-evidence.ts'
import { areTwo, type ListedBooking, type StatementFacts } from './statement-facts.ts'
import { readStoredDay, type StoredBooking } from './stored-day.ts'

/**
 * Assigns each possible duplicate the line of that day and amount that it resembles most, on current evidence (R18.7):
 * since the last time, more may have been imported, and a person may have decided about its neighbours.
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

/** A line that counts, with all that is said of it, and the statements that list it. */
interface Twin extends ListedBooking {
  id: string
  faces: Evidence[]
  statements: StatementFacts[]
}

/**
 * Lines whose statements prove them to be two get different twins.
 * What is put beside a twin says more about it: lines of several statements that are one get the same twin. Those that
 * say what their twin says come before those that say nothing.
 */
function likestTwins(doubtful: readonly StoredBooking[], counted: readonly StoredBooking[]) {
  const twins = counted.map(
    ({ id, statement, faces, statements }): Twin => ({ id, statement, faces: [...faces], statements: [...statements] }),
  )
  const found = new Map<StoredBooking, string>()
  const beside = (lines: readonly StoredBooking[], kinds: readonly Likeness['kind'][]) => {
    for (const { line, twin, kind } of likestPairs(lines, twins)) {
      if (!kinds.includes(kind) || found.has(line) || areTwo(line, twin) === 'surely') continue
      found.set(line, twin.id)
      twin.statements.push(...line.statements)
      twin.faces.push(...line.faces)
    }
  }
  beside(doubtful, ['same'])
  for (const lines of Map.groupBy(doubtful, ({ statementId }) => statementId).values()) beside(lines, likenessOrder)
  return found
}

/** The pairs of lines and twins that can be one, the likeliest first; of equals, what is beside each other already. */
function likestPairs(lines: readonly StoredBooking[], twins: readonly Twin[]) {
  const pairs = lines.flatMap((line) =>
    twins
      .map((twin) => ({ line, twin, apart: areTwo(line, twin) }))
      .filter(({ apart }) => apart !== 'surely')
      .flatMap((pair) => line.faces.map((face) => ({ ...pair, ...likenessAcross(face, pair.twin.faces, pair.apart) })))
      .filter(({ kind }) => kind !== 'never'),
  )
  const isTwin = ({ line, twin }: (typeof pairs)[number]) => Number(line.twin === twin.id)
  return pairs.sort((a, b) => byStrength(a, b) || isTwin(b) - isTwin(a))
}
