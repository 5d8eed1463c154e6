import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { addDays, officeClock, officeInstant } from '../../domain/opening/office-time.ts'
import { purgeAll } from '../../run/purge-regularly.ts'
import type { Database } from '../../services/database/schema.ts'
import { remindPrepayments } from '../../services/orders/notices/remind-prepayments.ts'
import { remindVisits } from '../../services/orders/notices/remind-visits.ts'
import { checkLedger } from '../../services/payments/check-ledger.ts'
import { exportPayments } from '../../services/payments/export-payments.ts'
import { generateSlots } from '../../services/scheduling/generate-slots.ts'
import type { SignedIn } from '../bench-office.ts'

const day = 86_400_000

/** The work that processes do by themselves and that an owner lets run, each with its name. */
export function nightlyWork(
  database: Database,
  { ask }: SignedIn,
  tariff: Tariff,
): Record<string, () => Promise<unknown>> {
  const now = new Date()
  const { date } = officeClock(now)
  const evening = officeInstant(date, 18 * 60)
  const nextDay = officeInstant(addDays(date, 1), 11 * 60)
  const at = (moment: Date) => ({ database, clock: () => moment })
  return {
    'reminders of tomorrow’s visits': () => remindVisits(at(evening), 'en'),
    'looking for them again': () => remindVisits(at(evening), 'en'),
    'reminders of prepayments': () => remindPrepayments(at(nextDay), 'en'),
    'slots of a new day': () => generateSlots(database, tariff, nextDay),
    'slots of the same day': () => generateSlots(database, tariff, nextDay),
    'purging what is a day old': () => purge(database, nextDay),
    'purging again': () => purge(database, nextDay),
    'purging after a month without': () => purge(database, new Date(now.getTime() + 30 * day)),
    'the list of orders as CSV': async () => exhaust((await ask('/orders.csv')).body ?? []),
    'exporting a year of the books': () => exportPayments(database, now.getFullYear() - 1),
    'checking the ledger': async () => {
      const faults = await checkLedger(database)
      if (faults.length > 0) throw new Error(`The ledger has ${faults.length} faults: ${JSON.stringify(faults[0])}`)
    },
  }
}

/** @throws what a part of the purge says when it fails */
async function purge(database: Database, now: Date): Promise<void> {
  const failed: unknown[] = []
  const log = { info() {}, error: (about: unknown) => failed.push(about) }
  await purgeAll({
    database,
    settings: { mailKeepDays: 90, mailDir: join(tmpdir(), 'none'), smsDir: join(tmpdir(), 'none') },
    clock: () => now,
    log: log as never,
  })
  if (failed.length > 0) throw new Error('The purge failed', { cause: failed[0] })
}

async function exhaust(rows: AsyncIterable<unknown> | []): Promise<void> {
  for await (const _ of rows);
}
