import { join } from 'node:path'
import pino, { type Logger } from 'pino'
import { language } from '#copy/language.ts'
import type { Settings } from './config.ts'
import { openDatabase } from './database/database.ts'
import type { Database } from './database/schema.ts'
import { createMailComposer } from './mail/compose.ts'
import { createTransport } from './mail/create-transport.ts'
import { createMailWorker, type MailWorker } from './mail/worker.ts'
import { readSiteAssets, type SiteAssets } from './pages/assets.ts'
import { PageCache } from './pages/page-cache.ts'

/** Everything the app works with. Wired here and nowhere else. */
export interface Services {
  settings: Settings
  clock: () => Date
  log: Logger
  database: Database
  mailWorker: MailWorker
  assets: SiteAssets
  pageCache: PageCache
  /** Folder of the browser's files; undefined where a development server has them. */
  clientFolder: string | undefined
}

/** Structured logs on stdout; personal data has no business in them. */
export const createLog = (settings: Settings): Logger =>
  pino({ level: settings.logLevel, base: { site: language } }, pino.destination({ sync: false }))

/**
 * Wires the services of one site's process.
 * @param clientFolder where the build of the browser's side stands
 */
export function createServices(settings: Settings, clientFolder: string, log = createLog(settings)): Services {
  const clock = () => new Date()
  const database = openDatabase(settings.databaseUrl, (err) => log.error({ err }, 'idle database connection broke'))
  const mailWorker = createMailWorker({
    database,
    language,
    name: `${language}-${process.pid}`,
    compose: createMailComposer(settings),
    transport: createTransport(settings),
    log,
    clock,
  })
  return {
    settings,
    clock,
    log,
    database,
    mailWorker,
    assets: readSiteAssets(join(clientFolder)),
    pageCache: new PageCache(64 * 1024 * 1024, clock),
    clientFolder,
  }
}
