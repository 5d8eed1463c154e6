import { readUpkeep } from '../../services/backup/upkeep.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { readRetention } from './read-retention.ts'
import { RetentionPage } from './retention-page.tsx'

/** `GET /retention`: what is kept and for how long, and how the backups are. */
export async function showRetention(
  { show, now }: PersonRequest,
  { database, settings: { mailKeepDays } }: OfficeServices,
): Promise<Response> {
  const upkeep = await readUpkeep(database, now)
  const purgedAt = upkeep.find(({ name }) => name === 'purge')?.doneAt
  const kept = await readRetention(database, mailKeepDays, purgedAt ? new Date(purgedAt) : undefined)
  return show(RetentionPage, { kept, mailKeepDays, upkeep })
}
