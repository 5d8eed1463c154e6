import { expect, it } from 'vitest'
import { faq } from '#copy/faq/faq.ts'
import { packagePages } from '../page-data/package-data.ts'
import { packageQuestions } from './package-questions.ts'

const answered = faq.topics.flatMap(({ questions }) => questions.map(({ id }) => id))

it.each(packagePages)('every question on the page of %s is in the FAQ', (page) => {
  expect(packageQuestions[page].length).toBeGreaterThan(2)
  expect(answered).toEqual(expect.arrayContaining([...packageQuestions[page]]))
})
