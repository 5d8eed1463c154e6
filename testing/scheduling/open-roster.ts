import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { Database } from '../../server/database/schema.ts'
import { generateSlots } from '../../server/scheduling/generate-slots.ts'
import { seedRoster } from '../../server/seed/seed-roster.ts'

/** Enters the sample roster of a tariff's teams, with its slots from `now` on, so that there are visits to order. */
export async function openRoster(database: Database, tariff: Tariff, now: Date): Promise<void> {
  await seedRoster(database, tariff)
  await generateSlots(database, tariff, now)
}
