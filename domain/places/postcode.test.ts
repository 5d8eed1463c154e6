import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { zipCodeOf } from '../../testing/zip-code.ts'
import { beRegionOf, isAssigned } from './belgian-postcodes.ts'
import { checkPostcode, postcodePattern } from './postcode.ts'
import { regionIds } from './region.ts'

const fourDigits = fc.integer({ min: 1000, max: 9999 }).map(String)
const twoLetters = fc
  .stringMatching(/^[A-Z]{2}$/)
  .filter((letters) => letters.length === 2 && !['SA', 'SD', 'SS'].includes(letters))

describe('on the Belgian site', () => {
  test('every code from 1000 to 9999 is valid', () => {
    for (let code = 1000; code <= 9999; code++) {
      expect(checkPostcode('BE', String(code))).toEqual({ ok: true, zipCode: String(code) })
    }
  })

  test.each([
    ...['B-2000', 'BE-2000', 'be-2000', 'b-2000', '  2000 ', '2000\n'],
    // As chat programs and address books write it.
    ...['BE 2000', 'be2000', 'B2000', 'B\u20132000', 'BE - 2000', '2000-', '\u200b2000\u200e'],
  ])('%j is 2000', (typed) => {
    expect(checkPostcode('BE', typed)).toEqual({ ok: true, zipCode: '2000' })
  })

  test.each(['0999', '999', '20000', '2 000', 'B2000x', 'BEL-2000', 'NL-2000', '20\u200b00', '２０００', 'Antwerp'])(
    '%j is malformed',
    (typed) => {
      expect(checkPostcode('BE', typed)).toEqual({ ok: false, problem: 'malformed' })
    },
  )

  test('a Dutch code belongs to the other country and is returned in canonical form', () => {
    expect(checkPostcode('BE', 'nl-7551 ab')).toEqual({ ok: false, problem: 'otherCountry', zipCode: '7551AB' })
    expect(checkPostcode('BE', '1791AB')).toEqual({ ok: false, problem: 'otherCountry', zipCode: '1791AB' })
  })
})

describe('on the Dutch site', () => {
  test.each([
    ...['7551AB', '7551 ab', '7551-AB', 'NL-7551AB', 'nl-7551 Ab', ' 7551 AB ', '7551\u00a0AB'],
    // As chat programs and address books write it.
    ...['NL 7551AB', 'NL7551AB', '7551  AB', '7551\u2013AB', '7551 \u200bab', 'nl \u2014 7551 - ab', '\u00ad7551AB'],
  ])('%j is 7551AB', (typed) => {
    expect(checkPostcode('NL', typed)).toEqual({ ok: true, zipCode: '7551AB' })
  })

  test.each([
    '0551AB',
    '7551SA',
    '7551 sd',
    '7551-SS',
    '7551A',
    '7551ABC',
    'AB7551',
    'NL-7551',
    'BE-7551AB',
    '7551ﬁ',
    '7551ſB',
    '755',
  ])('%j is malformed', (typed) => {
    expect(checkPostcode('NL', typed)).toEqual({ ok: false, problem: 'malformed' })
  })

  test('letters similar to the three that were never issued are valid', () => {
    for (const letters of ['SB', 'SC', 'SE', 'AS', 'DS']) {
      expect(checkPostcode('NL', `7551${letters}`)).toEqual({ ok: true, zipCode: `7551${letters}` })
    }
  })

  test('four digits, with or without a Belgian prefix, belong to the other country', () => {
    fc.assert(
      fc.property(fourDigits, fc.constantFrom('', 'B-', 'be-'), (digits, prefix) => {
        expect(checkPostcode('NL', prefix + digits)).toEqual({ ok: false, problem: 'otherCountry', zipCode: digits })
      }),
    )
  })
})

test.each(['BE', 'NL'] as const)('an empty or blank field is required (%s)', (country) => {
  expect(checkPostcode(country, '\u200b ')).toEqual({ ok: false, problem: 'required' })
  expect(checkPostcode(country, '')).toEqual({ ok: false, problem: 'required' })
  expect(checkPostcode(country, ' \t ')).toEqual({ ok: false, problem: 'required' })
})

test('a code becomes canonical however it is typed, and a canonical code is unchanged', () => {
  fc.assert(
    fc.property(fourDigits, twoLetters, fc.constantFrom('', ' ', '-'), (digits, letters, gap) => {
      const check = checkPostcode('NL', `nl-${digits}${gap}${letters.toLowerCase()}`)
      expect(check.zipCode).toBe(digits + letters)
      expect(checkPostcode('NL', digits + letters)).toEqual(check)
    }),
  )
})

test('the field’s pattern accepts exactly the codes that checkPostcode understands', () => {
  // As a browser compiles it (HTML, "the pattern attribute").
  const pattern = new RegExp(`^(?:${postcodePattern})$`, 'v')
  const gap = fc.constantFrom('', '', ' ', '-', '  ', '\u2013', ' \u200b', '\u00ad-')
  const parts = fc.tuple(
    ...[gap, fc.constantFrom('', 'B', 'be', 'NL', 'nL', 'L'), gap],
    ...[fc.constantFrom('1000', '7551', '0551', '999', '20000', '\uff12000'), gap],
    ...[fc.constantFrom('', 'AB', 'sa', 'zZ', 'Sd', 'a', 'ABC', 's\u017f'), gap],
  )
  const nearMisses = parts.map((text) => text.join(''))
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: nearMisses }, { weight: 1, arbitrary: anyText() }), (typed) => {
      const check = checkPostcode('NL', typed)
      expect(pattern.test(typed)).toBe(check.ok || check.problem === 'otherCountry')
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['1000', '1299', 'brussels'],
  ['1300', '1499', 'walloonBrabant'],
  ['1500', '1999', 'flemishBrabant'],
  ['2000', '2999', 'antwerp'],
  ['3000', '3499', 'flemishBrabant'],
  ['3500', '3999', 'limburg'],
  ['4000', '4999', 'liege'],
  ['5000', '5999', 'namur'],
  ['6000', '6599', 'hainaut'],
  ['6600', '6999', 'luxembourg'],
  ['7000', '7999', 'hainaut'],
  ['8000', '8999', 'westFlanders'],
  ['9000', '9999', 'eastFlanders'],
] as const)('%s to %s is %s', (first, last, region) => {
  expect(beRegionOf(zipCodeOf(first))).toBe(region)
  expect(beRegionOf(zipCodeOf(last))).toBe(region)
  expect(regionIds.BE).toContain(region)
})

test.each([
  ['9992', true],
  ['9993', false],
  ['9999', false],
  ['5680', true],
  ['5681', false],
  ['5999', false],
  ['6000', true],
  ['7999AB', true],
] as const)('a place may have %s: %s', (zipCode, expected) => {
  expect(isAssigned(zipCodeOf(zipCode))).toBe(expected)
})

test('a Dutch code has no Belgian region', () => {
  expect(beRegionOf(zipCodeOf('7551AB'))).toBeUndefined()
})
