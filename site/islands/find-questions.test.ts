import { expect, it } from 'vitest'
import { holds } from './find-questions.ts'

const text = 'Do you clean a café? Yes. A team of 2 comes before it opens.'

it('finds words and parts of words in any order, ignoring capitals and accents', () => {
  expect(holds(text, 'OPEN  cafe ')).toBe(true)
  expect(holds(text, 'Café')).toBe(true)
  expect(holds('Reunion in Liege', 'réunion Liège')).toBe(true)
})

it('requires every word', () => {
  expect(holds(text, 'café window')).toBe(false)
  expect(holds(text, 'window')).toBe(false)
})

it('finds everything for an empty query', () => {
  expect(holds(text, '')).toBe(true)
  expect(holds(text, '  ')).toBe(true)
})
