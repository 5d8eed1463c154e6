import { sql } from 'kysely'
import { migrateUpTo } from '../../services/database/migrate-database.ts'
import { baseline } from '../../services/database/migrations.ts'
import type { Database } from '../../services/database/schema.ts'

/** How many reviews it has. */
export const formerReviews = 2500

const rows = [
  sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${sql.lit(formerReviews)})
    insert into "review" select 'review-' || i, 1 + i % 5, 'Jan de Vries', 'Tidy',
      case i % 3 when 0 then '' else 'Netjes 🧽' end, case i % 2 when 0 then 'en' end, 'Netjes 🧽', '',
      '2020-01-01T00:00:00.' || (1000 + i) || 'Z' from n`,
  sql`insert into "statistics" values ('googleReviewRatings', 4.7, 2500, 500, 500, 500, 500, 500)`,
  sql`insert into "page" values ('nl', 'ramen-wassen', 'Ramen', 'Ramen', 'Ramen wassen', '<p>“Helder” & schoon</p>',
    '', '', '', '', '', '', 'published', '2026-11-20T10:00:00.000Z', '')`,
  sql`insert into "pageVersion" values ('nl', 'ramen-wassen', '2026-11-19T10:00:00.000Z', '{"title":"Ruiten"}')`,
  sql`insert into "change" values ('page:nl:ramen-wassen', 7, '2026-11-20T10:00:00.000Z')`,
  sql`update "changeCounter" set "value" = 7`,
  sql`insert into "submission" values ('L1', 'partner', 'nl', '{}', null, '', 0, '2026-11-20T10:00:00.000Z')`,
  sql`insert into "lead" values ('L1', 'partner', 'done', null, '2026-11-20', '2026-11-23', null, 0, 2, null)`,
  sql`insert into "leadEvent" values ('L1', 1, '2026-11-20T11:00:00.000Z', 'P1', 'told', 'Now', null, null)`,
  sql`insert into "bankStatement" ("id", "iban", "format", "firstDay", "lastDay", "days", "proof", "importedAt")
    values ('S1', 'BE71096123456769', 'camt', '2026-11-20', '2026-11-20', '[]', 'unproven', '2026-11-21T00:00:00.000Z')`,
  sql`insert into "bankBooking" ("id", "statementId", "iban", "bookedOn", "cents", "isReversal", "bankReference")
    values ('B1', 'S1', 'BE71096123456769', '2026-11-20', 5000, 0, '')`,
]

/** Makes an empty database one that the first release with the baseline has left. */
export async function makeFormerRelease(database: Database): Promise<void> {
  await migrateUpTo(database, baseline)
  for (const statement of rows) await statement.execute(database)
}
