import { goesTo } from '../../domain/company/company-coverage.ts'
import type { RegionId } from '../../domain/places/region.ts'
import { regionOf } from '../../domain/places/uncovered-postcode.ts'
import type { Database } from '../../services/database/schema.ts'
import { byteOrderMark, csvHeaders, csvLine } from '../../services/http/csv-line.ts'
import type { PersonAnswer } from '../gate/office-route.ts'

/** How many leads ask from a region where we do not work, and when the last of them came, ISO 8601. */
export interface Demand {
  region: RegionId
  count: number
  last: string
}

/** The demand from each region where we do not work (R17.28), the most first. Spam and samples do not count. */
export async function uncoveredDemand(database: Database): Promise<Demand[]> {
  const rows = await database
    .selectFrom('lead')
    .select(['uncovered', 'receivedAt'])
    .where('uncovered', 'is not', null)
    .where('state', '<>', 'spam')
    .where('sample', '=', 0)
    .orderBy('receivedAt')
    .execute()
  const demand = new Map<RegionId, Demand>()
  for (const { uncovered, receivedAt } of rows) {
    const region = regionOf(uncovered ?? '')
    if (region && !goesTo(uncovered?.length === 4 ? 'BE' : 'NL', uncovered ?? ''))
      demand.set(region, { region, count: (demand.get(region)?.count ?? 0) + 1, last: receivedAt })
  }
  return [...demand.values()].sort((one, other) => other.count - one.count || one.region.localeCompare(other.region))
}

/** `GET /leads.csv`: the demand as a file. */
export const exportDemand: PersonAnswer = async ({ context, words }, { database }) => {
  const rows = await uncoveredDemand(database)
  const lines = rows.map(({ region, count, last }) => [words.work.regions[region], count, last.slice(0, 10)])
  return context.body(
    [byteOrderMark, ...[['region', 'count', 'last'], ...lines].map(csvLine)].join(''),
    200,
    csvHeaders('leads.csv'),
  )
}
