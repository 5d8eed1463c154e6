import { describe, expect, test } from 'vitest'
import { folderWith, pageFile } from '../../testing/cms/pages-folder.ts'
import { anotherConnection, engines, freshDatabase, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { changesAfter, latestChangeId } from '../database/changes.ts'
import type { Database } from '../database/schema.ts'
import { findPage } from './cms-pages.ts'
import { importPages } from './import-pages.ts'
import { readHistory, restorePage } from './page-history.ts'
import { readPagesFolder } from './read-pages-folder.ts'
import { keptVersions } from './save-pages.ts'
import { setStatus } from './set-status.ts'

const origins = { en: 'https://www.helderhuis.example', nl: 'https://nl.helderhuis.example' }
const key = { language: 'en' as const, path: 'a' }
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute))

async function write(database: Database, body: string, now: Date, lines: string[] = []) {
  const folder = readPagesFolder(folderWith({ 'a.md': pageFile('en', 'a', body, lines) }))
  expect((await importPages(database, folder, { origins, now })).done).toBe(true)
}
const findPublished = (database: Database, path: string) => findPage(database, { language: 'en', path }, 'published')
const contents = async (database: Database) => (await readHistory(database, key)).map(({ content }) => content)

describe.each(engines)('%s', (engine) => {
  test('a change keeps the previous version; restoring it keeps the replaced version too', async () => {
    const database = await freshDatabase(engine)
    await write(database, 'One', at(1))
    expect(await readHistory(database, key)).toEqual([])
    await write(database, 'Two', at(2), ['heading: Second'])
    await write(database, 'Three', at(3))
    expect(await contents(database)).toEqual(['<p>Two</p>', '<p>One</p>'])
    const position = await latestChangeId(database)
    expect(await restorePage(database, key, at(2).toISOString(), { now: at(4) })).toBe('done')
    expect(await findPage(database, key)).toMatchObject({
      content: '<p>Two</p>',
      heading: 'Second',
      updatedAt: at(4).toISOString(),
    })
    expect(await contents(database)).toEqual(['<p>Three</p>', '<p>Two</p>', '<p>One</p>'])
    expect(await changesAfter(database, position)).toEqual([{ id: position + 1, subject: 'page:en:a' }])
  })

  test('restoring neither publishes a draft nor unpublishes a page', async () => {
    const database = await freshDatabase(engine)
    await write(database, 'One', at(1))
    await write(database, 'Two', at(2), ['status: draft'])
    await restorePage(database, key, at(1).toISOString(), { now: at(3) })
    expect(await findPage(database, key)).toMatchObject({ content: '<p>One</p>', status: 'draft' })
  })

  test('a missing page or version cannot be restored, and a dry run restores nothing', async () => {
    const database = await freshDatabase(engine)
    await write(database, 'One', at(1))
    await write(database, 'Two', at(2))
    const version = at(1).toISOString()
    expect(await restorePage(database, key, at(9).toISOString(), { now: at(3) })).toBe('no such version')
    expect(await restorePage(database, { ...key, path: 'b' }, version, { now: at(3) })).toBe('no such page')
    expect(await restorePage(database, key, version, { now: at(3), dryRun: true })).toBe('done')
    expect(await findPage(database, key)).toMatchObject({ content: '<p>Two</p>', updatedAt: at(2).toISOString() })
  })

  test('the latest versions are kept, older ones are deleted', async () => {
    const database = await freshDatabase(engine)
    for (let minute = 0; minute <= keptVersions + 3; minute += 1) await write(database, `Text ${minute}`, at(minute))
    const kept = await contents(database)
    expect(kept).toHaveLength(keptVersions)
    expect(kept[0]).toBe(`<p>Text ${keptVersions + 2}</p>`)
    expect(kept.at(-1)).toBe('<p>Text 3</p>')
  })

  test('changes within one millisecond, or with a clock that goes backwards, stay separate and in order', async () => {
    const database = await freshDatabase(engine)
    for (const [index, minute] of [5, 5, 5, 2].entries()) await write(database, `Text ${index}`, at(minute))
    expect(await contents(database)).toEqual(['<p>Text 2</p>', '<p>Text 1</p>', '<p>Text 0</p>'])
    const times = (await readHistory(database, key)).map(({ updatedAt }) => updatedAt)
    expect(new Set(times).size).toBe(3)
    expect((await findPage(database, key))?.updatedAt.localeCompare(times[0] ?? '')).toBe(1)
  })

  test('publishing and unpublishing each get their own date and version', async () => {
    const database = await freshDatabase(engine)
    await write(database, 'One', at(1), ['status: draft'])
    expect(await findPublished(database, 'a')).toBeUndefined()
    const published = await setStatus(database, [key], 'published', { origins, now: at(2) })
    expect(published).toMatchObject({ done: true, changed: [key] })
    expect(await findPublished(database, 'a')).toMatchObject({ updatedAt: at(2).toISOString() })
    expect((await setStatus(database, [key], 'published', { origins, now: at(3) })).changed).toEqual([])
    await setStatus(database, [key], 'draft', { origins, now: at(4), dryRun: true })
    expect(await findPublished(database, 'a')).toBeDefined()
    await setStatus(database, [key], 'draft', { origins, now: at(4) })
    expect(await findPublished(database, 'a')).toBeUndefined()
    expect((await readHistory(database, key)).map(({ status }) => status)).toEqual(['published', 'draft'])
  })

  test('a published page may not link to drafts; pages that link to each other are published together', async () => {
    const database = await freshDatabase(engine)
    const draft = ['status: draft']
    const folder = readPagesFolder(
      folderWith({
        'a.md': pageFile('en', 'a', '[b](/b) <h2 id="x">x</h2> [x](#x)', draft),
        'b.md': pageFile('en', 'b', '[a](/a)', draft),
      }),
    )
    await importPages(database, folder, { origins, now: at(1) })
    const alone = await setStatus(database, [key], 'published', { origins, now: at(2) })
    expect(alone.done).toBe(false)
    expect(alone.problems.filter(({ severity }) => severity !== 'warning')).toMatchObject([
      { file: 'en/a', message: 'broken link /b: that page is a draft' },
    ])
    expect(await findPublished(database, 'a')).toBeUndefined()
    const both = [key, { ...key, path: 'b' }]
    expect((await setStatus(database, both, 'published', { origins, now: at(2) })).done).toBe(true)
    expect(await findPublished(database, 'b')).toBeDefined()
    const missing = await setStatus(database, [key, { ...key, path: 'c' }], 'draft', { origins, now: at(3) })
    expect(missing).toMatchObject({ done: false, problems: [{ file: 'en/c', message: 'there is no such page' }] })
    expect(await findPublished(database, 'a')).toBeDefined()
  })

  test('simultaneous changes lose no version', async () => {
    const url = await migratedDatabaseUrl(engine)
    const connections = [anotherConnection(url), anotherConnection(url), anotherConnection(url)] as const
    await write(connections[0], 'Start', at(0))
    const bodies = Array.from({ length: 9 }, (_, index) => `Text ${index}`)
    await Promise.all(bodies.map((body, index) => write(connections[index % 3] ?? connections[0], body, at(1))))
    const [now, history] = [await findPage(connections[0], key), await contents(connections[0])]
    expect([now?.content, ...history].toSorted()).toEqual(
      ['Start', ...bodies].map((body) => `<p>${body}</p>`).toSorted(),
    )
  })
})
