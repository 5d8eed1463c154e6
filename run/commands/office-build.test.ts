import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { compressedSize } from '../../testing/compressed-size.ts'
import { camtDocument } from '../../testing/payments/write-camt.ts'
import { readOfficeAssets } from '../office-assets.ts'

test('a page of the office loads a small script and one stylesheet, and where a passkey is asked for another script', () => {
  const { script, passkeys, css, font } = readOfficeAssets('dist/office')
  expect(compressedSize(`dist/office/client${script}`)).toBeLessThanOrEqual(3 * 1024)
  expect(compressedSize(`dist/office/client${passkeys}`)).toBeLessThanOrEqual(3 * 1024)
  expect(compressedSize(`dist/office/client${css}`)).toBeLessThanOrEqual(9 * 1024)
  expect(readFileSync(`dist/office/client${font}`).length).toBeGreaterThan(1000)
})

test('the page of crews loads one script of at most 75 KB (R20.2), and its workers are scripts of their own (R20.12)', () => {
  const { script, css, files, worker, retiredWorker } = readOfficeAssets('dist/office').crew
  expect(compressedSize(`dist/office/client${script}`)).toBeLessThanOrEqual(75 * 1024)
  expect(files.filter((file) => /\.(?:js|css)$/.test(file))).toEqual([script, css])
  for (const file of files) expect(existsSync(`dist/office/client${file}`), file).toBe(true)
  for (const [code, listens] of [
    [worker, 'fetch'],
    [retiredWorker, 'activate'],
  ] as const) {
    expect(code).toContain(listens)
    expect(code, 'a classic script').not.toMatch(/\b(?:import|export)\b/)
  }
})

test('the built office reads bank files in a worker thread', async () => {
  const { readBankFileAside } = await import(resolve('dist/office/server/read-bank-file-aside.js'))
  const file = new TextEncoder().encode(camtDocument({ lines: [{ amount: '50.00' }] }))
  const { statements } = await readBankFileAside(file, new Set(['BE71096123456769']))
  expect(statements).toMatchObject([{ format: 'camt', bookings: [{ cents: 5000 }] }])
})
