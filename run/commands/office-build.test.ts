import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compressedSize } from '../../testing/compressed-size.ts'
import { readOfficeAssets } from '../office-assets.ts'

test('a page of the office loads a small script and one stylesheet, and where a passkey is asked for another script', () => {
  const { script, passkeys, css, font } = readOfficeAssets('dist/office')
  expect(compressedSize(`dist/office/client${script}`)).toBeLessThanOrEqual(3 * 1024)
  expect(compressedSize(`dist/office/client${passkeys}`)).toBeLessThanOrEqual(3 * 1024)
  expect(compressedSize(`dist/office/client${css}`)).toBeLessThanOrEqual(9 * 1024)
  expect(readFileSync(`dist/office/client${font}`).length).toBeGreaterThan(1000)
})
