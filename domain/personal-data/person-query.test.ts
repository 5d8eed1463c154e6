import { expect, test } from 'vitest'
import { isQueried, type KnownPerson, parsePersonQuery } from './person-query.ts'

const ada: KnownPerson = {
  name: 'Zoë van der Meer',
  email: 'Zoe@Meer.example',
  phoneNumber: '0470 12 34 56',
  country: 'BE',
}

const finds = (typed: string, known = ada) => {
  const query = parsePersonQuery(typed)
  return query !== undefined && isQueried(query, known)
}

test.each([' zoe@meer.EXAMPLE ', '+32 470 12 34 56', '0032470123456', '0470/12.34.56', 'zoe meer', 'Meer, Zoë'])(
  '%s finds her (R17.26)',
  (typed) => {
    expect(finds(typed)).toBe(true)
  },
)

test.each(['oe@meer.example', 'meer.example', '+31 470 12 34 56', '470123', 'zo', 'Zoë Meert', '', '  ', '12345'])(
  '“%s” does not',
  (typed) => {
    expect(finds(typed)).toBe(false)
  },
)

test('a search for an e-mail address or a phone number skips people without one', () => {
  expect(finds('zoe@meer.example', { name: 'Zoë', country: 'BE' })).toBe(false)
  expect(finds('0470123456', { name: 'Zoë', country: 'BE' })).toBe(false)
})
