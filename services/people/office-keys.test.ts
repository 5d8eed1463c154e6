import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { readOfficeKeys, sealingKey } from './office-keys.ts'

function newFolder() {
  const folder = temporaryFolder()
  const settings = { databaseUrl: `sqlite:${join(folder, 'a.db')}`, office: { keys: undefined } }
  return { folder, file: join(folder, 'a.db.key'), settings }
}

test('a key is made once, and its file appears as a whole', () => {
  const { folder, file, settings } = newFolder()
  const made = sealingKey(settings)
  expect(sealingKey(settings)).toEqual(made)
  expect(readFileSync(file, 'utf8')).toMatch(/^[\da-f]{64}\n$/)
  expect(readdirSync(folder)).toEqual(['a.db.key'])
})

test.each(['', '\n', 'abcd', `${'ab'.repeat(32)},`])('a key file that holds %j is named in a sentence', (content) => {
  const { file, settings } = newFolder()
  writeFileSync(file, content)
  expect(() => readOfficeKeys(settings)).toThrow(`${file} holds no key: it was cut short.`)
})
