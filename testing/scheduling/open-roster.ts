import { sql } from 'kysely'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { Database } from '../../services/database/schema.ts'
import { generateSlots } from '../../services/scheduling/generate-slots.ts'
import { seedRoster } from '../../services/seed/seed-orders.ts'

/** Slots as JSON by what they were generated from, which takes ten times as long as writing them again. */
const generated = new Map<string, string>()

/** Enters the sample roster of a tariff's teams, with its slots from `now` on, so that there are visits to order. */
export async function openRoster(database: Database, tariff: Tariff, now: Date): Promise<void> {
  await seedRoster(database, tariff)
  const { country, teams, people, calendar } = tariff
  const key = JSON.stringify([country, teams, people, calendar, now])
  if (!generated.has(key)) {
    await generateSlots(database, tariff, now)
    const slots = await database.selectFrom('slot').selectAll().where('country', '=', country).execute()
    const rows = slots.map(({ team, date, part, lane }) => [team, date, part, lane])
    generated.set(key, JSON.stringify({ ...rows }))
  }
  await sql`insert into "slot" ("country", "team", "date", "part", "lane", "offRoster")
    select ${country}, value->>0, value->>1, value->>2, cast(value->>3 as integer), 0
    from json_each(${generated.get(key)}) where true on conflict do nothing`.execute(database)
}
