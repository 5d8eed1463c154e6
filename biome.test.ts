import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// Arrows between the rooms go one way: server → site → {domain, copy}.
const forbidden = [
  ['domain/a.ts', '../copy/en/home.ts', 'domain/ is what is true'],
  ['domain/b.ts', '#copy/home.ts', 'domain/ is what is true'],
  ['domain/c.ts', '../site/pages.ts', 'domain/ is what is true'],
  ['domain/d.ts', '../server/config.ts', 'domain/ is what is true'],
  ['domain/e.ts', 'react', 'domain/ is what is true'],
  ['domain/f.ts', 'node:fs', 'domain/ is what is true'],
  ['copy/en/a.ts', '../../site/pages.ts', 'copy/ is what is said'],
  ['copy/nl/b.ts', '../../server/config.ts', 'copy/ is what is said'],
  ['copy/en/c.ts', 'react', 'copy/ is what is said'],
  ['site/pages/a.tsx', '../../server/config.ts', 'site/ is what is shown'],
  ['site/b.ts', 'node:fs', 'site/ is what is shown'],
  ['site/sections/c.tsx', '../../copy/nl/home.ts', 'Import words as #copy/…'],
  ['server/website/a.ts', '../../copy/en/home.ts', 'Import words as #copy/…'],
] as const

const allowed = [
  ['domain/y.ts', './postcode.ts'],
  ['copy/en/z.ts', '../../domain/postcode.ts'],
  ['site/pages/y.tsx', '#copy/home.ts'],
  ['site/pages/z.tsx', '../../domain/postcode.ts'],
  ['server/website/y.ts', '../../site/pages.ts'],
  ['server/website/z.ts', '#copy/home.ts'],
] as const

const folder = mkdtempSync(join(tmpdir(), 'helderhuis-rooms-'))
let complaints: string[] = []

beforeAll(() => {
  for (const file of ['biome.json', '.gitignore']) copyFileSync(file, join(folder, file))
  for (const [file, imported] of [...forbidden, ...allowed]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `import { found } from '${imported}'\n\nexport const kept = found\n`)
  }
  const biome = spawnSync(resolve('node_modules/.bin/biome'), ['lint', '--reporter=github', '--max-diagnostics=none'], {
    cwd: folder,
    encoding: 'utf8',
  })
  complaints = biome.stdout.split('\n').filter((line) => line.startsWith('::error'))
})

afterAll(() => rmSync(folder, { recursive: true }))

const complaintsAbout = (file: string) => complaints.filter((line) => line.includes(`/${file},`)).join('\n')

test.each(forbidden)('%s may not import %s, and the check says why', (file, _imported, reason) => {
  expect(complaintsAbout(file)).toContain(reason)
})

test.each(allowed)('%s may import %s', (file) => {
  expect(complaintsAbout(file)).toBe('')
})
