import { expect, test } from 'vitest'
import { changesPerHour, changeWait } from './limit-changes.ts'

const now = new Date('2026-11-23T10:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test('the change after the last of an hour waits until the first is an hour old', () => {
  const changes = Array.from({ length: changesPerHour }, (_, index) => minutesAgo(50 - index))
  expect(changeWait(changes.slice(1), now)).toBeUndefined()
  expect(changeWait(changes, now)).toBe(600)
  expect(changeWait(changes, new Date(now.getTime() + 600_000))).toBeUndefined()
})
