import { expect, it } from 'vitest'
import { containsWords } from './filter-questions.ts'

const text = 'Do you clean a café? Yes. A team of 2 comes before it opens.'

it('finds words and parts of words in any order, ignoring capitals and accents', () => {
  expect(containsWords(text, 'OPEN  cafe ')).toBe(true)
  expect(containsWords(text, 'Café')).toBe(true)
  expect(containsWords('Reunion in Liege', 'réunion Liège')).toBe(true)
})

it('finds what is set with invisible characters', () => {
  const typeset = 'Write an e-\u2060mail within 3\u00A0days about your aansprakelijkheids\u00ADverzekering.'
  expect(containsWords(typeset, 'e-mail')).toBe(true)
  expect(containsWords(typeset, '3 days')).toBe(true)
  expect(containsWords(typeset, 'aansprakelijkheidsverzekering')).toBe(true)
})

it('requires every word', () => {
  expect(containsWords(text, 'café window')).toBe(false)
  expect(containsWords(text, 'window')).toBe(false)
})

it('finds everything for an empty query', () => {
  expect(containsWords(text, '')).toBe(true)
  expect(containsWords(text, '  ')).toBe(true)
})
