import { expect, test } from 'vitest'
import { mayReadAccess } from './access-notes.ts'

test.each([
  ['crew', '2026-12-07', false],
  ['crew', '2026-12-08', true],
  ['crew', '2026-12-17', true],
  ['crew', '2026-12-18', false],
  ['planner', '2026-11-23', true],
  ['office', '2026-11-23', true],
  ['editor', '2026-12-10', false],
] as const)('%s may read how to get in for 10 December on %s: %s', (role, today, may) => {
  expect(mayReadAccess(role, '2026-12-10', today)).toBe(may)
})
