import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { Database } from '../../services/database/schema.ts'
import { generateSlots } from '../../services/scheduling/generate-slots.ts'
import { seedRoster } from '../../services/seed/seed-roster.ts'

/** Enters the sample roster of a tariff's teams, with its slots from `now` on, so that there are visits to order. */
export async function openRoster(database: Database, tariff: Tariff, now: Date): Promise<void> {
  await seedRoster(database, tariff)
  await generateSlots(database, tariff, now)
}
