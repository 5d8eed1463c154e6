import { expect, it } from 'vitest'
import type { FaqEntry } from '../../copy/page-copy.ts'
import { holds } from './find-questions.ts'

const entry: FaqEntry = {
  id: 'cafe',
  question: 'Do you clean a café?',
  answer: ['Yes. Phone {phone}.', 'A team of {teamSize} comes before it opens.'],
}

it('looks in the question and in every paragraph of the answer', () => {
  expect(holds(entry, 'clean')).toBe(true)
  expect(holds(entry, 'opens')).toBe(true)
  expect(holds(entry, 'window')).toBe(false)
})

it('finds words in any order, in parts, whatever their capitals and accents', () => {
  expect(holds(entry, 'OPEN  cafe')).toBe(true)
  expect(holds(entry, 'Café')).toBe(true)
})

it('needs every word', () => {
  expect(holds(entry, 'café window')).toBe(false)
})

it('looks in what visitors read, not in the names of placeholders', () => {
  expect(holds(entry, 'team of 2')).toBe(true)
  expect(holds(entry, 'teamSize')).toBe(false)
})

it('finds everything when nothing is asked', () => {
  expect(holds(entry, '  ')).toBe(true)
})
