import type { Database } from '../../database/schema.ts'
import { bestLikeness, byStrength } from './booking-evidence.ts'
import { areApart } from './statement-facts.ts'
import { readStoredDay, type StoredBooking } from './stored-day.ts'

/**
 * Has each line that may be the same as another one of its day and amount shown beside the one that it is most like, as
 * far as is known by now: what says more may have come later (R18.7).
 */
export async function assignTwins(transaction: Database, iban: string, day: string): Promise<void> {
  const { bookings } = await readStoredDay(transaction, iban, day)
  for (const group of Map.groupBy(bookings, ({ cents }) => Number(cents)).values()) {
    const counted = group.filter(({ twin }) => twin === null)
    const doubtful = group.filter(({ twin }) => counted.some(({ id }) => id === twin))
    if (doubtful.length === 0 || counted.length < 2) continue
    for (const [id, twin] of likestTwins(doubtful, counted))
      await transaction.updateTable('bankBooking').set({ twin }).where('id', '=', id).execute()
  }
}

function likestTwins(doubtful: readonly StoredBooking[], counted: readonly StoredBooking[]): Map<string, string> {
  const pairs = doubtful.flatMap((one) =>
    counted
      .filter((other) => areApart(one.statement, other.statement) !== 'surely')
      .flatMap((other) => one.faces.map((face) => ({ one, other, ...bestLikeness(face, other.faces) }))),
  )
  const isTwin = ({ one, other }: (typeof pairs)[number]) => Number(one.twin === other.id)
  const twins = new Map<string, string>()
  const taken = new Set<string>()
  for (const { one, other } of pairs.sort((a, b) => byStrength(a, b) || isTwin(b) - isTwin(a))) {
    if (twins.has(one.id) || taken.has(other.id)) continue
    twins.set(one.id, other.id)
    taken.add(other.id)
  }
  return twins
}
