import { expect, test } from 'vitest'
import { isPackageId, packageIds } from './cleaning-packages.ts'

test('there are exactly the seven packages that the ordering site knows', () => {
  expect([...packageIds].sort()).toEqual(['es', 'gs', 'ls', 'ms', 'rs', 'vs', 'zs'])
})

test('only the seven ids are package ids', () => {
  for (const id of packageIds) expect(isPackageId(id)).toBe(true)
  for (const text of ['', 'GS', 'gs ', 'xx', 'length', '0', '__proto__']) expect(isPackageId(text)).toBe(false)
})
