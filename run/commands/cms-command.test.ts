import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith, pageFile } from '../../testing/cms/pages-folder.ts'
import { freshDatabaseUrl } from '../../testing/database/engines.ts'
import { runCommand } from '../../testing/run-command.ts'

/** `npm run cms` on a database of the test's own. */
async function command() {
  const settings = { DATABASE_URL: await freshDatabaseUrl('sqlite') }
  return (...parameters: string[]) => runCommand('cms', parameters, settings)
}

test('pages are imported and exported', async () => {
  const cms = await command()
  const first = folderWith({ 'en/a.md': pageFile('en', 'a', 'First words') })
  const second = folderWith({ 'en/a.md': pageFile('en', 'a', 'Second words') })

  const dry = await cms('import', first, '--dry-run')
  expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('new      en/a: Title of a') })
  expect(dry.out).toContain('Nothing was written (--dry-run).')
  expect(await cms('import', first)).toMatchObject({
    code: 0,
    err: expect.stringMatching(/^en\/a\.md:3: warning: .* no published page/),
  })
  expect((await cms('import', second)).out).toContain('changed  en/a: content')

  const folder = folderWith({})
  expect((await cms('export', folder)).out).toContain('written  en/a.md')
  expect(readFileSync(join(folder, 'en/a.md'), 'utf8')).toMatch(/\n\nSecond words\n/)
  expect((await cms('import', folder)).out).toContain('0 pages new or changed, 1 unchanged')
})

test('a mistake gets its place and status 1; the other files are imported unless --strict is given', async () => {
  const cms = await command()
  const folder = folderWith({ 'en/a.md': pageFile('en', 'a'), 'en/b.md': pageFile('en', 'b', '', ['colour: red']) })
  const strict = await cms('import', folder, '--strict')
  expect(strict.code).toBe(1)
  expect(strict.err).toContain('en/b.md:5: error: unknown field “colour”')
  expect(strict.err).toMatch(/Nothing was imported: the errors above come first\.\n$/)
  const { code, err, out } = await cms('import', folder)
  expect(code).toBe(1)
  expect(err).toContain('en/b.md:5: error: unknown field “colour”')
  expect(err).toMatch(/1 file left out: see the errors above\.\n$/)
  expect(out).toMatch(/^new {6}en\/a: .*\n1 page new or changed/)
  expect(await cms('import', '/no/such/folder')).toMatchObject({
    code: 1,
    err: 'There is no folder /no/such/folder.\n',
  })
  const wrong = [['toString', 'a'], ['import'], ['export', 'a', '--unknown']]
  const answers = await Promise.all(wrong.map((parameters) => cms(...parameters)))
  expect(answers.map(({ code }) => code)).toEqual([1, 1, 1])
})
