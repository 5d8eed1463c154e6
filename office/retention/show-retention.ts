import { confirmClock, readUpkeep } from '../../services/backup/upkeep.ts'
import { retryingTransaction } from '../../services/database/schema.ts'
import { audit } from '../../services/people/audit.ts'
import type { PersonAnswer } from '../gate/office-route.ts'
import { readRetention } from './read-retention.ts'
import { RetentionPage } from './retention-page.tsx'

/** `GET /retention`: what is kept and for how long, and how the backups are. */
export const showRetention: PersonAnswer = async ({ show, now }, { database, settings: { mailKeepDays } }) => {
  const upkeep = await readUpkeep(database, now)
  const purgedAt = upkeep.find(({ name }) => name === 'purge')?.doneAt
  const kept = await readRetention(database, mailKeepDays, purgedAt ? new Date(purgedAt) : undefined)
  return show(RetentionPage, { kept, mailKeepDays, upkeep })
}

/** `POST /retention`: the clock is right, so that the hourly deletion goes on after a long pause (R16.20). */
export const confirmTime: PersonAnswer = async ({ redirect, person, now }, { database }) => {
  await retryingTransaction(database, async (transaction) => {
    await confirmClock(transaction, now)
    await audit(transaction, { by: person, action: 'confirmClock', subject: 'clock' }, now)
  })
  return redirect('/retention')
}
