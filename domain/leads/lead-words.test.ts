import { expect, it } from 'vitest'
import { leadWords, searchedWords } from './lead-words.ts'

const request = {
  kind: 'contact',
  firstName: 'Zoë',
  lastName: 'D’Hondt',
  email: 'zoe.dhondt@mail.example',
  phoneNumber: '+32 (0)470 12 34 56',
  remark: 'Trap in 1012 AB, Brugge.',
}

/** Whether a search finds the message: each of its words is the beginning of one of the message's. */
const finds = (search: string) => {
  const words = leadWords(request, 'BE')
  return searchedWords(search).every((searched) => words.some((word) => word.startsWith(searched)))
}

it.each([
  'zoe',
  'ZOË d',
  'hondt brug',
  'zoe.dhondt@mail.example',
  '1012 ab',
  '0470 12 34',
  '+32 470 123456',
  '0032470123',
  '0470/12.34.56',
  '32 (0)470 12',
])('finds a message by “%s” (R17.11)', (search) => {
  expect(finds(search)).toBe(true)
})

it.each(['zob', 'zoe gent', '0471 12 34', '9000'])('does not find it by “%s”', (search) => {
  expect(finds(search)).toBe(false)
})

it('takes names before a long message, and no more words than it can store', () => {
  const remark = Array.from({ length: 5000 }, (_, index) => `w${index}`).join(' ')
  const words = leadWords({ ...request, remark }, 'BE')
  expect(words).toContain('hondt')
  expect(words).toHaveLength(400)
  expect(leadWords({ ...request, remark: 'x'.repeat(9000) }, 'BE').every((word) => word.length <= 40)).toBe(true)
})

it('reads no words from signs alone', () => {
  expect(searchedWords(' \0 %_ * ')).toEqual([])
})
