import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countries } from '../../domain/language.ts'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import { seedDatabase } from '../../services/seed/seed-database.ts'
import { seedRoster } from '../../services/seed/seed-orders.ts'
import { startCluster } from '../../testing/cluster/start-cluster.ts'
import { newDatabase } from '../../testing/database/new-database.ts'
import { sampleTariff } from '../../testing/orders/open-order-services.ts'
import { startStandIn } from '../../testing/payments/start-stand-in.ts'
import { openMailbox } from './mailbox.ts'

export type Sites = Awaited<ReturnType<typeof startSites>>

/**
 * Starts both websites and their ordering sites on free loopback ports, with a seeded database and a mail folder of
 * their own: one process per site on SQLite, as `npm start` does; or, with the address of a PostgreSQL server in
 * `CLUSTER_POSTGRES`, three of each on a database of that server behind nginx, as `npm run cluster:demo` does.
 * @param settings further environment variables of both
 */
export async function startSites(settings: Record<string, string> = {}) {
  const { CLUSTER_POSTGRES: postgres } = process.env
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-e2e-'))
  const mailFolder = join(folder, 'mail')
  mkdirSync(join(mailFolder, 'new'), { recursive: true })
  const made = postgres ? await newDatabase(postgres) : undefined
  const databaseUrl = made?.url ?? `sqlite:${join(folder, 'sites.db')}`
  const database = openDatabase(databaseUrl)
  await migrateDatabase(database)
  await seedDatabase(database)
  for (const country of countries) await seedRoster(database, sampleTariff(country))
  await database.destroy()

  const provider = await startStandIn()
  // Tests are behind a proxy of ours, so that each visitor can have an address of its own.
  const environment = {
    MAIL_DIR: mailFolder,
    LOG_LEVEL: 'info',
    TRUSTED_PROXIES: '127.0.0.1',
    ORDERS_AT_ONCE_PER_MAILBOX: '2',
    ...provider.settings,
    ...settings,
  }
  const served = await startCluster(databaseUrl, folder, environment, { isBehindNginx: made !== undefined })
  return {
    ...served,
    /** The database that both sites share. */
    databaseUrl,
    /** Folder of sent mail. */
    mailFolder,
    mailbox: openMailbox(mailFolder),
    async stop() {
      await served.stop()
      provider.stop()
      await made?.drop()
      rmSync(folder, { recursive: true })
    },
  }
}
