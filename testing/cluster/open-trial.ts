import { setTimeout as sleep } from 'node:timers/promises'
import { checkData } from '../../services/backup/check-data.ts'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import { seedRoster } from '../../services/seed/seed-orders.ts'
import { type MailServerHooks, startMailServer } from '../mail/mail-server.ts'
import { sampleTariff } from '../orders/open-order-services.ts'
import { startStandIn } from '../payments/start-stand-in.ts'

/**
 * What stays while processes are killed: a database with a roster, a real SMTP server, and the payment provider.
 * @param databaseUrl an empty database
 */
export async function openTrial(databaseUrl: string, hooks: MailServerHooks = {}) {
  const database = openDatabase(databaseUrl)
  await migrateDatabase(database)
  await seedRoster(database, sampleTariff('BE'))
  const mailServer = await startMailServer(hooks)
  const provider = await startStandIn()

  /** Waits until all mail to the office is sent, about messages and orders. @throws after a minute */
  async function untilDelivered() {
    const deadline = Date.now() + 60_000
    const toOffice = database.selectFrom('mail').select('id').where('purpose', 'in', ['office', 'officeOrder'])
    while (await toOffice.where('state', '<>', 'sent').limit(1).executeTakeFirst()) {
      if (Date.now() > deadline) throw new Error('mail is still waiting after a minute')
      await sleep(50)
    }
  }

  return {
    database,
    received: mailServer.received,
    /** Environment variables of the processes. */
    settings: { DATABASE_URL: databaseUrl, SMTP_URL: mailServer.url, ...provider.settings },
    /**
     * Waits until all mail is sent, and checks the data: bookings, ledger, invoices and audit trail agree, and each
     * payment that the provider has is in the ledger.
     * @returns a sentence for each fault
     */
    async settle(): Promise<string[]> {
      await untilDelivered()
      const { faults } = await checkData(database)
      const rows = await database.selectFrom('payment').select('providerId').where('provider', '=', 'mollie').execute()
      const known = new Set(rows.map(({ providerId }) => providerId))
      const paid = [...provider.payments.values()].filter(({ status }) => status === 'paid')
      return [...faults, ...paid.filter(({ id }) => !known.has(id)).map(({ id }) => `The payment ${id} was lost.`)]
    },
    async close() {
      await database.destroy()
      await mailServer.close()
      provider.stop()
    },
  }
}
