import type { Lead } from '../../domain/leads/lead.ts'
import { isUuid } from '../../domain/uuid.ts'
import type { Database } from '../../services/database/schema.ts'
import { leadOf } from './lead-of.ts'

/** A lead with its message; undefined if there is none with this id. */
export async function readLead(database: Database, id: string): Promise<Lead | undefined> {
  if (!isUuid(id)) return undefined
  const row = await database
    .selectFrom('lead')
    .innerJoin('submission', 'submission.id', 'lead.id')
    .selectAll('lead')
    .select(['payload', 'language'])
    .where('lead.id', '=', id)
    .executeTakeFirst()
  return row && leadOf(row)
}
