import { describe, expect, test } from 'vitest'
import { origins } from '../../testing/cms/bring-pages.ts'
import { folderWith, pageFile } from '../../testing/cms/pages-folder.ts'
import { anotherConnection, engines, freshDatabase, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import type { Database } from '../database/schema.ts'
import { findPage } from './cms-pages.ts'
import { importPages } from './import-pages.ts'
import { readHistory } from './page-drafts.ts'
import { readPagesFolder } from './read-pages-folder.ts'
import { keptVersions } from './save-pages.ts'

const key = { language: 'en' as const, path: 'a' }
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute))

async function write(database: Database, body: string, now: Date, lines: string[] = []) {
  const folder = await readPagesFolder(folderWith({ 'a.md': pageFile('en', 'a', body, lines) }))
  expect((await importPages(database, folder, { origins, now })).done).toBe(true)
}
const contents = async (database: Database) => (await readHistory(database, key)).map(({ content }) => content)

describe.each(engines)('%s', (engine) => {
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
