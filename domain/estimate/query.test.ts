import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { anyCountry, anyRequest } from '../../testing/estimate/any-estimate.ts'
import { formatChoice } from './choice.ts'
import { checkEstimateQuery } from './query.ts'

const check = (country: 'BE' | 'NL', query: string) => checkEstimateQuery(country, new URLSearchParams(query))

test('every request can be read from its address', () => {
  const asked = anyCountry.chain((country) =>
    fc.record({ country: fc.constant(country), request: anyRequest(country) }),
  )
  fc.assert(
    fc.property(asked, ({ country, request }) => {
      expect(check(country, formatChoice(request))).toEqual({ ok: true, request })
    }),
  )
})

test('the postcode becomes canonical; extras lose duplicates and get our order', () => {
  expect(check('NL', 'packageId=ls&zipCode=nl-7551 ab&extras=windows,oven,windows')).toEqual({
    ok: true,
    request: { packageId: 'ls', zipCode: '7551AB', extras: ['oven', 'windows'] },
  })
  expect(check('BE', 'packageId=gs&zipCode=2000&extras=')).toMatchObject({ ok: true, request: { extras: [] } })
})

describe('a code tells what is wrong with', () => {
  test.each([
    ['BE', '', { packageId: 'required', zipCode: 'required' }],
    ['BE', 'packageId=xx&zipCode=20', { packageId: 'unknown', zipCode: 'malformed' }],
    ['BE', 'packageId=gs&zipCode=7551AB', { zipCode: 'otherCountry' }],
    ['NL', 'packageId=gs&zipCode=2000', { zipCode: 'otherCountry' }],
    ['NL', 'packageId=gs&zipCode=1791AB', { zipCode: 'notCovered' }],
    ['BE', 'packageId=gs&zipCode=9999', { zipCode: 'unknown' }],
    ['BE', 'packageId=gs&zipCode=2000&rooms=', { rooms: 'malformed' }],
    ['BE', 'packageId=gs&zipCode=2000&rooms=wk-999-2', { rooms: 'tooLarge' }],
    ['BE', 'packageId=gs&zipCode=2000&extras=oven,pool', { extras: 'unknown' }],
    ['BE', 'packageId=gs&zipCode=2000&extras=toString', { extras: 'unknown' }],
    ['BE', 'packageId=gs&zipCode=2000&zipCode=1000', { zipCode: 'malformed' }],
    ['BE', 'packageId=gs&packageId=gs&zipCode=2000', { packageId: 'malformed' }],
    ['BE', 'packageId=gs&zipCode=2000&room=kr-12-2', { room: 'unknown' }],
  ] as const)('%s %s', (country, query, problems) => {
    expect(check(country, query)).toEqual({ ok: false, problems })
  })

  test('a parameter named like a built-in JavaScript property', () => {
    const found = check('BE', 'packageId=gs&zipCode=2000&__proto__=1')
    expect(found.ok ? [] : Object.entries(found.problems)).toEqual([['__proto__', 'unknown']])
  })
})

test('no query makes the check throw', () => {
  const names = fc.constantFrom('packageId', 'zipCode', 'rooms', 'extras', '__proto__')
  const query = fc.array(fc.tuple(fc.oneof(names, fc.string()), anyText()))
  fc.assert(
    fc.property(anyCountry, query, (country, pairs) => {
      expect(typeof checkEstimateQuery(country, new URLSearchParams(pairs)).ok).toBe('boolean')
    }),
  )
})
