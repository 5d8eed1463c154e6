import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bring, everything, first, later, origins, said } from '../../testing/cms/bring-pages.ts'
import { folderWith, pageFile, pictureBytes } from '../../testing/cms/pages-folder.ts'
import { engines, freshDatabase } from '../../testing/database/engines.ts'
import { changesAfter } from '../database/changes.ts'
import { findPage } from './cms-pages.ts'
import { exportPages } from './export-pages.ts'
import { importPages } from './import-pages.ts'
import { lockPages } from './lock-pages.ts'
import { emptyPage } from './page-fields.ts'
import { removePicture } from './picture-uses.ts'
import { readPagesFolder } from './read-pages-folder.ts'

const some = {
  'en/windows.md': pageFile('en', 'windows', 'See [floors](/floors/wood).', ['metaTitle: Clear windows']),
  'en/floors/wood.html': pageFile('en', 'floors/wood', '<p>Wood</p>'),
  'nl/windows.md': pageFile('nl', 'windows', '# Ramen', ['status: draft']),
}

describe.each(engines)('%s', (engine) => {
  test('a folder becomes pages: published unless marked as drafts, sanitized, dated, in the change log', async () => {
    const database = await freshDatabase(engine)
    const { done, changes } = await bring(database, some)
    expect(done).toBe(true)
    expect(changes.map(({ before, after }) => [before, after.path])).toHaveLength(3)
    expect(await findPage(database, { language: 'en', path: 'windows' })).toEqual({
      ...emptyPage,
      language: 'en',
      path: 'windows',
      title: 'Title of windows',
      markdown: 'See [floors](/floors/wood).',
      content: '<p>See <a href="/floors/wood">floors</a>.</p>',
      metaTitle: 'Clear windows',
      status: 'published',
      updatedAt: first.toISOString(),
    })
    expect(await findPage(database, { language: 'nl', path: 'windows' })).toMatchObject({
      content: '<h2>Ramen</h2>',
      status: 'draft',
    })
    const subjects = (await changesAfter(database, 0)).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual(['page:en:floors/wood', 'page:en:windows', 'page:nl:windows'])
  })

  test('a picture deleted while an import is prepared is missing for the import, not for readers of the page', async () => {
    const database = await freshDatabase(engine)
    await bring(database, {
      'en/a.md': pageFile('en', 'a', '![](/pictures/a.png)'),
      'pictures/a.png': await pictureBytes(4, 3),
    })
    const { name } = await database.selectFrom('picture').select('name').executeTakeFirstOrThrow()
    await bring(database, { 'en/a.md': pageFile('en', 'a', 'None') }, later)
    await database.deleteFrom('pageVersion').execute()
    const folder = await readPagesFolder(folderWith({ 'en/b.md': pageFile('en', 'b', `Text ![](/pictures/${name})`) }))
    // Preparing looks for each picture in the folder, after it has read which ones are stored.
    const prepared = Promise.withResolvers<void>()
    const get = folder.pictures.get.bind(folder.pictures)
    const pictures = Object.assign(new Map(folder.pictures), {
      get: (wanted: string) => {
        prepared.resolve()
        return get(wanted)
      },
    })
    const deletion = database.transaction().execute(async (transaction) => {
      await lockPages(transaction, later)
      const result = importPages(database, { ...folder, pictures }, { origins, now: later })
      await prepared.promise
      expect(await removePicture(transaction, name)).toEqual({ outcome: 'done' })
      return { result }
    })
    const result = await (await deletion).result
    expect(said(result)).toContain(`en/b.md:6: flaw: There’s no picture ${name}: it is left out.`)
    expect((await findPage(database, { language: 'en', path: 'b' }))?.content).toBe('<p>Text </p>')
  })

  test('a database failure halfway changes nothing', async () => {
    const database = await freshDatabase(engine)
    await bring(database, some)
    // The version that is about to be kept is there already: the page's history refuses it.
    await database
      .insertInto('pageVersion')
      .values({ language: 'en', path: 'windows', updatedAt: first.toISOString(), page: '{}' })
      .execute()
    const before = await everything(database)
    const files = { 'en/new.md': pageFile('en', 'new', 'New'), 'en/windows.md': pageFile('en', 'windows', 'Better') }
    await expect(bring(database, files, later)).rejects.toThrow()
    expect(await everything(database)).toEqual(before)
  })

  test('a dry run reports the changes and makes none', async () => {
    const database = await freshDatabase(engine)
    await bring(database, some)
    const before = await everything(database)
    const files = { ...some, 'en/windows.md': pageFile('en', 'windows', 'x'), 'en/new.md': pageFile('en', 'new') }
    const result = await bring(database, files, later, true)
    expect(result.done).toBe(false)
    expect(result.changes.map(({ before: old, after, changed }) => [after.path, old !== undefined, changed])).toEqual([
      ['new', false, []],
      ['windows', true, ['metaTitle', 'content', 'markdown']],
    ])
    expect(await everything(database)).toEqual(before)
  })

  test('unchanged pages are not written: no new date, no version, no change-log entry', async () => {
    const database = await freshDatabase(engine)
    await bring(database, some)
    const before = await everything(database)
    const again = await bring(database, some, later)
    expect(again).toMatchObject({ done: true, changes: [] })
    expect(await everything(database)).toEqual(before)
    await bring(database, { ...some, 'en/windows.md': pageFile('en', 'windows', 'Other words') }, later)
    const { pages } = await everything(database)
    expect(pages.map(({ path, updatedAt }) => [path, updatedAt])).toEqual([
      ['floors/wood', first.toISOString()],
      ['windows', later.toISOString()],
      ['windows', first.toISOString()],
    ])
  })

  test('importing an export changes nothing here, and fills an empty database with the same pages, dates and drafts', async () => {
    const database = await freshDatabase(engine)
    const files = {
      ...some,
      'en/picture.html': pageFile(
        'en',
        'picture',
        '<figure><img src="/pictures/kitchen.png" alt="A “clear” kitchen"></figure><iframe src="https://www.youtube.com/embed/abcdefghijk" title="Film"></iframe>',
        ['ogImage: /pictures/share.png', 'heading: "Quotes: \\"a\\" & <b>"'],
      ),
      'pictures/kitchen.png': await pictureBytes(640, 400),
      'pictures/share.png': await pictureBytes(1200, 630),
      'en/tips.md': pageFile('en', 'tips', '- **One**\n\n![A kitchen](/pictures/kitchen.png)\n\n    code'),
      'pictures/unused.png': await pictureBytes(1, 1),
      'pictures/alone.png': await pictureBytes(2, 1),
      'pictures.yaml': 'kitchen.png: "A kitchen: ours"\nalone.png: Alone\nnone.png: None',
      'nl/tips-nl.md': pageFile('nl', 'tips-nl'),
      'twins.yaml': 'tips: tips-nl\npicture: none',
      'redirects.yaml': 'en/old: floors/wood\nen/older: old\nen/stray: nowhere\nen/api/x: tips',
    }
    const result = await bring(database, files)
    expect(said(result).filter((line) => line.includes('.yaml'))).toEqual([
      'redirects.yaml:2: flaw: en/older: there is no page en/old',
      'redirects.yaml:3: flaw: en/stray: there is no page en/nowhere',
      'redirects.yaml:4: flaw: en/api/x: this is not an address that a page can have had, such as en/window-cleaning',
      'pictures.yaml:3: flaw: there is no picture none.png in the folder pictures',
      'twins.yaml:2: flaw: there is no page nl/none',
    ])
    const before = await everything(database)
    expect(before.pictures.map(({ alt }) => alt)).toEqual(['Alone', 'A kitchen: ours', ''])
    expect(before.redirects).toEqual([{ language: 'en', path: 'old', toPath: 'floors/wood' }])
    expect(before.twins).toEqual([{ en: 'tips', nl: 'tips-nl' }])
    const folder = folderWith({})
    await exportPages(database, folder)
    const back = await importPages(database, await readPagesFolder(folder), { origins, now: later })
    expect(back).toMatchObject({ done: true, changes: [] })
    expect(await everything(database)).toEqual(before)

    const other = await freshDatabase(engine)
    const moved = await importPages(other, await readPagesFolder(folder), { origins, now: later })
    expect(moved.done).toBe(true)
    const { pages, pictures, redirects, twins } = before
    expect(await everything(other)).toMatchObject({ pages, pictures, redirects, twins })
    expect(pages.find(({ path }) => path === 'tips')?.markdown).toMatch(
      /^- \*\*One\*\*\n\n!\[A kitchen\]\(\/pictures\/kitchen\.\w{10}\.png\)\n\n {4}code$/,
    )

    const second = folderWith({})
    await exportPages(other, second)
    const contents = (name: string) =>
      readdirSync(name, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.\w+$/.test(file))
        .sort()
        .map((file) => [file, readFileSync(`${name}/${file}`, 'latin1')])
    expect(contents(second)).toEqual(contents(folder))
  })

  test('a second export writes no unchanged file, and reports files without a page in the database', async () => {
    const database = await freshDatabase(engine)
    await bring(database, some)
    const folder = folderWith({ 'en/stray.md': 'x' })
    expect((await exportPages(database, folder, { dryRun: true })).written).toHaveLength(3)
    expect(readdirSync(folder)).toEqual(['en'])
    await exportPages(database, folder)
    const unchanged = { written: [], unchanged: 3, removed: [], foreign: ['en/stray.md'] }
    expect(await exportPages(database, folder)).toEqual(unchanged)
    await bring(database, { 'en/windows.html': pageFile('en', 'windows', '<p>Other</p>') }, later)
    expect(await exportPages(database, folder)).toMatchObject({
      written: ['en/windows.html'],
      removed: ['en/windows.md'],
    })
    expect((await importPages(database, await readPagesFolder(folder), { origins, now: later })).changes).toEqual([])
  })

  test('a file without a status keeps the page’s status; a file with one changes it', async () => {
    const database = await freshDatabase(engine)
    const status = async () => (await findPage(database, { language: 'en', path: 'a' }))?.status
    await bring(database, { 'a.md': pageFile('en', 'a', '', ['status: draft']) })
    await bring(database, { 'a.md': pageFile('en', 'a', 'New words') }, later)
    expect(await status()).toBe('draft')
    await bring(database, { 'a.md': pageFile('en', 'a', 'New words', ['status: published']) }, later)
    expect(await status()).toBe('published')
    await bring(database, { 'a.md': pageFile('en', 'a', 'New words') }, later)
    expect(await status()).toBe('published')
  })

  test('a file exported before someone else changed the page causes a warning', async () => {
    const database = await freshDatabase(engine)
    const exported = pageFile('en', 'a', 'Mine', [`updatedAt: ${first.toISOString()}`])
    await bring(database, { 'a.md': pageFile('en', 'a', 'First') })
    expect(said(await bring(database, { 'a.md': exported }, first, true)).join()).not.toContain('exported')
    await bring(database, { 'a.md': pageFile('en', 'a', 'Theirs') }, later)
    expect(said(await bring(database, { 'a.md': exported }, later))[0]).toMatch(
      /^a\.md:5: warning: the page was changed at 2026-11-22T10:00:00.000Z, after this file was exported/,
    )
  })

  test('a file that changes the text of a page written in Markdown says that editors go on in HTML', async () => {
    const database = await freshDatabase(engine)
    await bring(database, { 'a.html': pageFile('en', 'a', '<p>First</p>') })
    await database.updateTable('page').set({ markdown: 'First' }).execute()
    const markdown = async () => (await findPage(database, { language: 'en', path: 'a' }))?.markdown
    const same = await bring(database, { 'a.html': pageFile('en', 'a', '<p>First</p>', ['heading: New']) }, later)
    expect([said(same).join(), await markdown()]).toEqual([expect.not.stringContaining('Markdown'), 'First'])
    const changed = await bring(database, { 'a.html': pageFile('en', 'a', '<p>Second</p>') }, later)
    expect([said(changed).join(), await markdown()]).toEqual([
      expect.stringContaining('a.html:6: warning: editors wrote this page in Markdown'),
      '',
    ])
  })

  test('a large import is complete, and drops all cached pages with one change-log entry', async () => {
    const database = await freshDatabase(engine)
    const many = Array.from({ length: 700 }, (_, index) => [`en/p${index}.md`, pageFile('en', `p${index}`, 'Text')])
    const { done, changes } = await bring(database, Object.fromEntries(many))
    expect({ done, count: changes.length }).toEqual({ done: true, count: 700 })
    expect((await everything(database)).pages).toHaveLength(700)
    expect(await changesAfter(database, 0)).toEqual([{ id: 1, subject: 'pages' }])
  })
})
