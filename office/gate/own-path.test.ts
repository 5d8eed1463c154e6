import { expect, it } from 'vitest'
import { ownPath } from './sign-in-page.tsx'

const origin = 'https://office.helderhuis.example'

it.each(['/orders?q=a', '/orders/AB12-CD34'])('%s is a path of the office', (path) => {
  expect(ownPath(path, origin)).toBe(path)
})

it.each([
  ...[null, '', 'orders', 'https://evil.example/', '//evil.example', '/\\evil.example'],
  ...['/.//evil.example', '/..//evil.example', '/%2e//evil.example', '/./\\evil.example', '/%2E%2e//evil.example'],
])('%j leads to the start page (ASVS 1.2.2)', (wanted) => {
  expect(ownPath(wanted, origin)).toBe('/')
})
