import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../services/database/database.ts'
import { folderWith, pageFile } from '../../testing/cms/pages-folder.ts'
import { commandEnvironment } from '../../testing/command-environment.ts'
import { freshDatabaseUrl } from '../../testing/database/engines.ts'

/** `npm run cms` on a database of the test's own. */
async function command() {
  const url = await freshDatabaseUrl('sqlite')
  const database = openDatabase(url)
  onTestFinished(() => database.destroy())
  return (...parameters: string[]) => {
    const env = { ...commandEnvironment, DATABASE_URL: url }
    const run = spawnSync(process.execPath, ['run/commands/cms-command.ts', ...parameters], { env, encoding: 'utf8' })
    return { status: run.status, out: run.stdout, err: run.stderr }
  }
}

test('pages are imported and exported', async () => {
  const cms = await command()
  const first = folderWith({ 'en/a.md': pageFile('en', 'a', 'First words') })
  const second = folderWith({ 'en/a.md': pageFile('en', 'a', 'Second words') })

  const dry = cms('import', first, '--dry-run')
  expect(dry).toMatchObject({ status: 0, out: expect.stringContaining('new      en/a: Title of a') })
  expect(dry.out).toContain('Nothing was written (--dry-run).')
  expect(cms('import', first)).toMatchObject({
    status: 0,
    err: expect.stringMatching(/^en\/a\.md:3: warning: .* twin/),
  })
  expect(cms('import', second).out).toContain('changed  en/a: content')

  const folder = folderWith({})
  expect(cms('export', folder).out).toContain('written  en/a.md')
  expect(readFileSync(join(folder, 'en/a.md'), 'utf8')).toMatch(/\n\nSecond words\n/)
  expect(cms('import', folder).out).toContain('0 pages new or changed, 1 unchanged')
})

test('a mistake gets its place and status 1; the other files are imported unless --strict is given', async () => {
  const cms = await command()
  const folder = folderWith({ 'en/a.md': pageFile('en', 'a'), 'en/b.md': pageFile('en', 'b', '', ['colour: red']) })
  const strict = cms('import', folder, '--strict')
  expect(strict.status).toBe(1)
  expect(strict.err).toContain('en/b.md:5: error: unknown field “colour”')
  expect(strict.err).toMatch(/Nothing was imported: the errors above come first\.\n$/)
  const { status, err, out } = cms('import', folder)
  expect(status).toBe(1)
  expect(err).toContain('en/b.md:5: error: unknown field “colour”')
  expect(err).toMatch(/1 file left out: see the errors above\.\n$/)
  expect(out).toMatch(/^new {6}en\/a: .*\n1 page new or changed/)
  expect(cms('import', '/no/such/folder')).toMatchObject({ status: 1, err: 'There is no folder /no/such/folder.\n' })
  for (const wrong of [['toString', 'a'], ['import'], ['export', 'a', '--unknown']]) {
    expect(cms(...wrong).status).toBe(1)
  }
})
