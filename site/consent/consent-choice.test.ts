import { expect, test } from 'vitest'
import { choicesIn } from './consent-choice.ts'

const now = new Date('2026-11-24T10:00:00.000Z')
const stored = { version: 1, at: now.toISOString(), statistics: 'denied' }

function choices(text: string | null, clock = now) {
  const storage = {
    getItem: () => text,
    setItem(_: string, value: string) {
      text = value
    },
  }
  return { ...choicesIn(storage, () => clock), stored: () => JSON.parse(text ?? '') }
}

test('the choice is stored with its version and time', () => {
  const { keep, read, stored: kept } = choices(null)
  expect(read()).toBeUndefined()
  keep('denied')
  expect([kept(), read()]).toEqual([stored, stored])
})

test.each([
  ['after 180 days', stored, 180, stored],
  ['after 190 days, so that the question is asked again', stored, 190, undefined],
  ['once the question has changed', { ...stored, version: 0 }, 0, undefined],
  ['that is unknown', { ...stored, statistics: 'perhaps' }, 0, undefined],
])('a choice %s', (_, choice, days, valid) => {
  const { read } = choices(JSON.stringify(choice), new Date(now.getTime() + days * 24 * 60 * 60 * 1000))
  expect(read()).toEqual(valid)
})
