import { expect, test } from 'vitest'
import { isPackageId, packageIds } from './cleaning-packages.ts'

test('packages are exactly the seven that the ordering site knows', () => {
  expect([...packageIds].sort()).toEqual(['es', 'gs', 'ls', 'ms', 'rs', 'vs', 'zs'])
})

test('nothing but the seven ids passes as a package id', () => {
  for (const id of packageIds) expect(isPackageId(id)).toBe(true)
  for (const text of ['', 'GS', 'gs ', 'xx', 'length', '0', '__proto__']) expect(isPackageId(text)).toBe(false)
})
