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
  return show(RetentionPage, {
    kept: await readRetention(database, mailKeepDays),
    mailKeepDays,
    upkeep: await readUpkeep(database, now),
  })
}
