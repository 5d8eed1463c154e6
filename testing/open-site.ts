import type { Logger } from 'pino'
import { onTestFinished } from 'vitest'
import { language } from '#copy/language.ts'
import { createServices } from '../run/create-site-services.ts'
import { emptyPage } from '../services/cms/page-fields.ts'
import { recordChange } from '../services/database/changes.ts'
import { retryingTransaction } from '../services/database/schema.ts'
import type { CmsPageTable } from '../services/database/tables/page-tables.ts'
import { readSettings } from '../services/settings/settings.ts'
import { recordPublications } from '../site/discovery/publications.ts'
import { createApp } from '../site/site-app.ts'
import { migratedDatabaseUrl } from './database/engines.ts'

/**
 * A site for one test: the app as a function, on an empty database, with a clock that the test sets.
 * @param log where it writes; nowhere unless a test reads it
 */
export async function openSite(environment: Record<string, string> = {}, log?: Logger) {
  const settings = readSettings({
    DATABASE_URL: await migratedDatabaseUrl('sqlite'),
    SITE_ORIGIN_EN: 'https://www.helderhuis.example',
    SITE_ORIGIN_NL: 'https://nl.helderhuis.example',
    LOG_LEVEL: 'silent',
    ORDERS_AT_ONCE_PER_CLIENT: '1000000',
    ORDERS_AT_ONCE_PER_MAILBOX: '1000000',
    ...environment,
  })
  let now = new Date('2026-11-23T10:00:00.000Z')
  const of = () => ({
    css: 'body{margin:0}',
    boot: '/assets/boot.js',
    modulesOf: (island: string) => ['/assets/hydrate.js', `/assets/${island}.js`],
  })
  const assets = {
    of,
    consent: { module: '/assets/consent.js', css: '.consent{}' },
  }
  const services = createServices(settings, { assets, orderAssets: { of }, clock: () => now, ...(log && { log }) })
  onTestFinished(() => services.database.destroy())
  await recordPublications(services)
  const app = createApp(services)
  return {
    services,
    setTime(iso: string) {
      now = new Date(iso)
    },
    get: async (path: string, headers: Record<string, string> = {}) =>
      app.request(new URL(path, settings.origin[language]), { headers }),
    /** Posts a form as a page of the office does. */
    post: async (path: string, fields: Record<string, string>) =>
      app.request(new URL(path, settings.origin[language]), {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
      }),
    /** Publishes a CMS page, as the import command does. */
    async publish(page: Partial<CmsPageTable> & { path: string; title: string }) {
      await retryingTransaction(services.database, async (transaction) => {
        const written = { language, status: 'published' as const, updatedAt: '2026-11-01T09:00:00.000Z' }
        const row = { ...emptyPage, ...written, ...page }
        await transaction.insertInto('page').values(row).execute()
        await recordChange(transaction, `page:${row.language}:${row.path}`, now)
      })
    },
  }
}
