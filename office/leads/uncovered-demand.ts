import { uncoveredPlace } from '../../domain/places/uncovered-postcode.ts'
import type { Database } from '../../services/database/schema.ts'

/** How many leads ask from each place where we do not work (R17.28), the most first. Spam and samples do not count. */
export async function uncoveredDemand(database: Database): Promise<{ place: string; count: number }[]> {
  const rows = await database
    .selectFrom('lead')
    .select('uncovered')
    .where('uncovered', 'is not', null)
    .where('state', '<>', 'spam')
    .where('sample', '=', 0)
    .execute()
  const counts = new Map<string, number>()
  for (const { uncovered } of rows) {
    const place = uncoveredPlace(uncovered ?? '')
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  return [...counts]
    .map(([place, count]) => ({ place, count }))
    .sort((one, other) => other.count - one.count || one.place.localeCompare(other.place))
}
