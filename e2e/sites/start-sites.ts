import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '../../domain/language.ts'
import { startOrderingStandIn } from '../../server/commands/ordering-stand-in.ts'
import { openDatabase } from '../../server/database/database.ts'
import { migrateDatabase } from '../../server/database/migrate-database.ts'
import { seedDatabase } from '../../server/seed/seed-database.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { type ServedSite, serveSite } from './serve-site.ts'

/** Both sites and the ordering stand-in on free loopback ports, with a seeded database and a mail folder of their own. */
export interface Sites extends Record<Language, ServedSite> {
  /** Origin of the ordering stand-in. */
  ordering: string
  /** The database that both sites share. */
  databaseUrl: string
  mailbox: Mailbox
  stop(): Promise<void>
}

/**
 * @param logLevel of both sites
 * @param settings further environment variables of both
 */
export async function startSites(logLevel: string, settings: Record<string, string> = {}): Promise<Sites> {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-e2e-'))
  const databaseUrl = `sqlite:${join(folder, 'sites.db')}`
  const mailFolder = join(folder, 'mail')
  mkdirSync(join(mailFolder, 'new'), { recursive: true })
  const database = openDatabase(databaseUrl)
  await migrateDatabase(database)
  await seedDatabase(database)
  await database.destroy()

  const standIn = await startOrderingStandIn(0, '127.0.0.1')
  const ordering = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`
  const ports = { en: await freePort(), nl: await freePort() }
  const environment = {
    HOST: '127.0.0.1',
    SITE_ORIGIN_EN: `http://127.0.0.1:${ports.en}`,
    SITE_ORIGIN_NL: `http://127.0.0.1:${ports.nl}`,
    ORDER_SITE_URL: ordering,
    DATABASE_URL: databaseUrl,
    MAIL_DIR: mailFolder,
    LOG_LEVEL: logLevel,
    ...settings,
  }
  const [en, nl] = await Promise.all([serveSite('en', ports.en, environment), serveSite('nl', ports.nl, environment)])
  return {
    en,
    nl,
    ordering,
    databaseUrl,
    mailbox: openMailbox(mailFolder),
    async stop() {
      await Promise.all([en.stop(), nl.stop()])
      standIn.closeAllConnections()
      standIn.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** A port that nobody listens on, on the loopback. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
