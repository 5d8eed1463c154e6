import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { uncoveredPostcodeIn } from '../../../domain/places/uncovered-postcode.ts'
import { requestOf } from './fill-leads.ts'
import { steps } from './steps.ts'

const columns = steps(
  sql`alter table "lead" add column "uncovered" text`,
  sql`create index "leadUncovered" on "lead" ("receivedAt", "id") where "uncovered" is not null`,
)

/** Which leads ask about a place where we do not work. All of Belgium is covered, so only Dutch messages can. */
export const uncoveredLeads: Migration = {
  async up(database: Kysely<unknown>) {
    await columns.up(database)
    for (let last = ''; ; ) {
      const { rows } = await sql<{ id: string; payload: string }>`select "id", "payload" from "submission"
        where "language" = 'nl' and "kind" <> 'partner' and "id" > ${last} order by "id" limit 500`.execute(database)
      for (const { id, payload } of rows) {
        const { remark } = requestOf(payload)
        const zipCode = typeof remark === 'string' ? uncoveredPostcodeIn('NL', remark) : undefined
        if (zipCode) await sql`update "lead" set "uncovered" = ${zipCode} where "id" = ${id}`.execute(database)
      }
      last = rows.at(-1)?.id ?? ''
      if (last === '') return
    }
  },
}
