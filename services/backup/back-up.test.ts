import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { anotherHandle, contentOf, filledFile } from '../../testing/backup/filled-file.ts'
import { freshDatabaseUrl } from '../../testing/database/engines.ts'
import { backUp } from './back-up.ts'

test('a backup has every table with every value, is one file, and only its owner may read it', async () => {
  const path = await filledFile()
  const target = join(dirname(path), 'backup.db')
  const { step, rows } = await backUp(path, target)
  expect(step).toMatch(/^\d{4}-/)
  expect(Object.values(rows).every((count) => count >= 3)).toBe(true)
  expect(contentOf(target)).toEqual(contentOf(path))
  expect(statSync(target).mode & 0o777).toBe(0o600)
  expect(readdirSync(dirname(path)).filter((name) => name.startsWith('backup'))).toEqual(['backup.db'])
})

test('a backup made while another connection writes continuously is a consistent snapshot, and the writer is not blocked', async () => {
  const path = await filledFile(100)
  const writer = anotherHandle(path)
  writer.pragma('synchronous = OFF')
  // Both tables get the same number in one transaction, so the numbers agree in any consistent snapshot.
  const write = writer.transaction((value: number) => {
    writer.prepare('update "changeCounter" set "value" = ?').run(value)
    writer.prepare('update "reviewSync" set "failures" = ?').run(value)
  })
  let value = 0
  let writing = true
  const written = (async () => {
    while (writing) {
      value += 1
      write(value)
      await new Promise((resolve) => setImmediate(resolve))
    }
  })()
  const target = join(dirname(path), 'backup.db')
  const before = value
  await backUp(path, target)
  const during = value - before
  writing = false
  await written
  expect(during).toBeGreaterThan(10)
  const copy = anotherHandle(target)
  const sums = copy.prepare(
    'select (select max("value") from "changeCounter"), (select max("failures") from "reviewSync")',
  )
  const [counter, failures] = sums.raw().get() as [number, number]
  expect(counter).toBe(failures)
  expect(counter).toBeLessThan(value)
})

describe('nothing is overwritten and no partial file is left', () => {
  test('when the file exists', async () => {
    const path = await filledFile()
    const target = join(dirname(path), 'letter.txt')
    writeFileSync(target, 'Dear cleaners')
    await expect(backUp(path, target)).rejects.toThrow(/letter\.txt exists\. A backup never overwrites/)
    expect(readFileSync(target, 'utf8')).toBe('Dear cleaners')
  })

  test('when its folder does not exist', async () => {
    const path = await filledFile()
    const target = join(dirname(path), 'none', 'backup.db')
    await expect(backUp(path, target)).rejects.toThrow(
      /backup\.db could not be written \(ENOENT.*\)\. Nothing was left/,
    )
  })

  test('when there is no database yet', async () => {
    const path = (await freshDatabaseUrl('sqlite')).slice('sqlite:'.length)
    await expect(backUp(path, `${path}.backup`)).rejects.toThrow(/is missing\. Start the site once/)
    expect(existsSync(path)).toBe(false)
  })

  test('when the database is damaged', async () => {
    const path = await filledFile(20)
    const bytes = readFileSync(path)
    writeFileSync(path, bytes.fill(0x55, 3 * 4096, bytes.length))
    const folder = join(dirname(path), 'backups')
    mkdirSync(folder)
    await expect(backUp(path, join(folder, 'backup.db'))).rejects.toThrow(/is damaged/)
    expect(readdirSync(folder)).toEqual([])
  })
})
