import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { language } from '#copy/language.ts'
import { otherLanguage } from '../../domain/language.ts'
import { importPages } from '../../services/cms/import-pages.ts'
import { readPagesFolder } from '../../services/cms/read-pages-folder.ts'
import { recordChange } from '../../services/database/changes.ts'
import { retryingTransaction } from '../../services/database/schema.ts'
import { pause, watchContent } from '../../services/database/watch-changes.ts'
import { folderWith, pageFile } from '../../testing/cms/pages-folder.ts'
import { anotherConnection, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { openSite } from '../../testing/open-site.ts'
import { followChanges } from './followers.ts'

const origins = { en: 'https://www.helderhuis.example', nl: 'https://nl.helderhuis.example' }
const other = otherLanguage(language)
const silent = pino({ level: 'silent' })

/**
 * Two processes of this site on one database that has these pages, and the connection of a command that runs beside
 * them.
 */
async function twoProcesses(files: Record<string, string> = {}) {
  const url = await migratedDatabaseUrl('sqlite')
  const database = anotherConnection(url)
  const bring = async (files: Record<string, string>) => {
    const now = new Date()
    const result = await importPages(database, await readPagesFolder(folderWith(files)), { origins, now })
    expect(result.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  }
  if (Object.keys(files).length > 0) await bring(files)
  const sites = [await openSite({ DATABASE_URL: url }), await openSite({ DATABASE_URL: url })] as const
  for (const { services } of sites) onTestFinished(await followChanges(services))
  const shown = (path: string) => Promise.all(sites.map(async ({ get }) => (await get(path)).text()))
  const statuses = (path: string) => Promise.all(sites.map(async ({ get }) => (await get(path)).status))
  /** Asks as often as visitors do, until every process shows `expected`. */
  const showSoon = (path: string, expected: string) =>
    expect.poll(() => shown(path)).toEqual(sites.map(() => expect.stringContaining(expected)))
  return { sites, database, bring, shown, statuses, showSoon }
}

/** How many pages each process has rendered so far. */
const renders = (sites: Awaited<ReturnType<typeof twoProcesses>>['sites']) =>
  Promise.all(
    sites.map(async ({ services }) =>
      Number(/^page_renders_total (\d+)/m.exec(await services.registry.metrics())?.[1]),
    ),
  )

test('a published change shows on every process; unchanged pages are not rendered again', async () => {
  const { sites, bring, shown, showSoon } = await twoProcesses({
    'a.md': pageFile(language, 'a', 'First words'),
    'b.md': pageFile(language, 'b', 'Other'),
  })
  for (const path of ['/a', '/b', '/privacy']) await shown(path)
  const before = await renders(sites)
  await bring({ 'a.md': pageFile(language, 'a', 'Second words') })
  await showSoon('/a', 'Second words')
  for (const path of ['/b', '/privacy', '/a']) await shown(path)
  expect(await renders(sites)).toEqual(before.map((count) => count + 1))
})

test('a new page appears at a path that was just missing, and disappears when it becomes a draft', async () => {
  const { bring, statuses, showSoon } = await twoProcesses()
  expect(await statuses('/new')).toEqual([302, 302])
  expect(await statuses('/new')).toEqual([302, 302])
  await bring({ 'n.md': pageFile(language, 'new', 'Here it is') })
  await showSoon('/new', 'Here it is')
  await bring({ 'n.md': pageFile(language, 'new', 'Here it is', ['status: draft']) })
  await expect.poll(() => statuses('/new')).toEqual([302, 302])
})

test('publishing the counterpart on the other site updates the language switch', async () => {
  const { bring, showSoon, shown } = await twoProcesses({ 'a.md': pageFile(language, 'a', 'Words') })
  const alternate = `hrefLang="${other}" href="${origins[other]}/a"`
  expect((await shown('/a')).join()).not.toContain(alternate)
  await bring({ 'a.md': pageFile(other, 'a', 'Woorden') })
  await showSoon('/a', alternate)
})

test('a bulk import, whose entry in the change log names no page, shows on every process', async () => {
  const { database, showSoon } = await twoProcesses({ 'a.md': pageFile(language, 'a', 'First words') })
  await showSoon('/a', 'First words')
  await database.updateTable('page').set({ content: '<p>Second words</p>' }).execute()
  await recordChange(database, 'pages', new Date())
  await showSoon('/a', 'Second words')
})

test('a change between the start of a process and its first page is not missed', async () => {
  const url = await migratedDatabaseUrl('sqlite')
  const site = await openSite({ DATABASE_URL: url })
  const seen: string[] = []
  const stop = await watchContent({ ...site.services, onChange: (subject) => seen.push(subject) })
  onTestFinished(stop)
  const writer = anotherConnection(url)
  await retryingTransaction(writer, (transaction) => recordChange(transaction, 'pages', new Date()))
  await expect.poll(() => seen).toEqual(['pages'])
})

test('the change log is read often enough for a change to show within a second', () => {
  expect(pause).toBeLessThanOrEqual(500)
})

test('a database outage is logged once, and changes during it show afterwards', async () => {
  const url = await migratedDatabaseUrl('sqlite')
  const { services } = await openSite({ DATABASE_URL: url })
  const seen: string[] = []
  const logged: string[] = []
  const log = { error: () => logged.push('away'), info: () => logged.push('back') } as unknown as typeof silent
  const stop = await watchContent({ database: services.database, log, onChange: (subject) => seen.push(subject) })
  onTestFinished(stop)
  const writer = anotherConnection(url)
  await writer.schema.alterTable('change').renameTo('hidden').execute()
  await expect.poll(() => logged).toEqual(['away'])
  await writer.schema.alterTable('hidden').renameTo('change').execute()
  await retryingTransaction(writer, (transaction) => recordChange(transaction, 'reviews', new Date()))
  await expect.poll(() => seen).toEqual(['reviews'])
  expect(logged).toEqual(['away', 'back'])
})
