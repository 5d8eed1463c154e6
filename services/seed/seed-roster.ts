import type { Tariff } from '../../domain/estimate/tariff.ts'
import { workedWeekdays } from '../../domain/scheduling/roster.ts'
import { dayParts } from '../../domain/scheduling/visit.ts'
import type { Database } from '../database/schema.ts'

/**
 * Enters a made-up roster for the teams of a tariff: as many people as the largest visit needs, on all weekdays with a
 * price. Existing entries stay. Slots follow with `generateSlots`.
 */
export async function seedRoster(
  database: Database,
  tariff: Pick<Tariff, 'country' | 'teams' | 'people' | 'calendar'>,
): Promise<void> {
  const patterns = Object.keys(tariff.teams).flatMap((team) =>
    workedWeekdays(tariff).flatMap((weekday) =>
      dayParts.map((part) => ({ country: tariff.country, team, weekday, part, lanes: tariff.people.most })),
    ),
  )
  await database
    .insertInto('rosterPattern')
    .values(patterns)
    .onConflict((conflict) => conflict.columns(['country', 'team', 'weekday', 'part']).doNothing())
    .execute()
}
