import { expect, test } from 'vitest'
import { companyWith } from '../../testing/company/company-with.ts'
import { company } from './company.ts'
import { readCompany } from './read-company.ts'

/** The problems of reading a folder, without the folder's name. */
function problemsOf(changes: Record<string, string>): string {
  const folder = companyWith(changes)
  try {
    readCompany(folder)
  } catch (problem) {
    return String((problem as Error).message).replaceAll(`${folder}/`, '')
  }
  return ''
}

test.each([
  ['{ only: [overijsel] }', 'area.NL.only.0 is neither a province (drenthe, '],
  ['{ except: [8000-7000] }', 'area.NL.except.0 is neither'],
  ['{ only: [8000-8049, 8049] }', 'area.NL.only names a region or a code twice'],
  ['{ only: [8000], except: [overijssel] }', 'area.NL leaves no postcode that you go to'],
])('an area %s is refused with its line (R1.13)', (area, message) => {
  const sample = '{ except: [1790-1797, 8880-8885, 8891-8897, 8899, 9160-9164, 9166] }'
  expect(problemsOf({ [sample]: area })).toMatch(/^company\.yaml, line \d+: area\.NL/)
  expect(problemsOf({ [sample]: area })).toContain(message)
})

test('numbers keep their zeros and plus signs, without quotes', () => {
  const { value: company } = readCompany(
    companyWith({ '+3220000000': '+3231234567', 'companyNumber: 00000000': 'companyNumber: 01234567' }),
  )
  expect([company.phoneNumber.BE, company.legal.NL.companyNumber]).toEqual(['+3231234567', '01234567'])
})

test('every mistake is named with its line, in words', () => {
  expect(
    problemsOf({
      '+3220000000': '02 000 00 00',
      'since: 2006': 'sinse: 2006',
      'opens: 08:00': 'opens: 8am',
      'zipCode: 7551AB': 'zipCode: 75510',
      'minutesToBook: 1': 'minutesToBook: one',
      'noPersonalBudgets:\n  samePrice': 'noPersonalBudgetz:\n  samePrice',
      'waitMinutes: { value: 20 }': 'waitMinutes: 20',
      'parkingIncluded: { value: yes }': 'parkingIncluded: { value: maybe, confirmed: { by: me } }',
    })
      .split('\n')
      .map((line) => line.replace(/line \d+/, 'line N')),
  ).toEqual([
    'company.yaml, line N: since is missing.',
    'company.yaml, line N: sinse is not known here: the name may be mistyped.',
    'company.yaml, line N: phoneNumber.BE has to be a Belgian number such as +3220000000.',
    'company.yaml, line N: hours.opens has to be a time such as 08:00.',
    'company.yaml, line N: legal.NL.seat.zipCode has to be a postcode of the country.',
    'company.yaml, line N: figures.minutesToBook has to be a whole number without separators.',
    'company.yaml, line N: claims.noPersonalBudgetz is not a claim of ours: the name may be mistyped.',
    'company.yaml, line N: facts.waitMinutes has to be a list of names with values.',
    'company.yaml, line N: promises.parkingIncluded.value has to be yes or no.',
    'company.yaml, line N: promises.parkingIncluded.confirmed.on is missing.',
  ])
  expect(problemsOf({ 'claims:\n': 'claims:\n  noCash:\n' }), 'of an older release').toBe('')
  expect(problemsOf({ 'brand: Helderhuis': 'brand:' })).toMatch(/^company\.yaml, line \d+: brand is missing\.$/)
})

test('numbers with wrong check digits, days that no month has and a window that ends first are mistakes', () => {
  const lines = problemsOf({
    'companyNumber: 0000.000.097': 'companyNumber: 0123.456.748',
    NL000000012B01: 'NL000000013B01',
    '12:30–13:30': '13:30–12:30',
    'closedDays: []': 'closedDays: [2026-02-30, 24-12-2026]',
  })
  expect(lines.split('\n').map((line) => line.replace(/^.*: /, ''))).toEqual([
    'closedDays.0 has to be a date such as 2026-05-01.',
    'closedDays.1 has to be a date such as 2026-05-01.',
    'legal.BE.companyNumber has wrong check digits.',
    'legal.BE.vatNumber has to be BE and the company number.',
    'legal.NL.vatNumber has wrong check digits.',
    'facts.afternoonArrival.value ends before it begins.',
  ])
  expect(problemsOf({ 'companyNumber: 0000.000.097': 'companyNumber: 0123.456.749' })).toMatch(
    /legal\.BE\.vatNumber has to be BE and the company number\.$/,
  )
  // A self-employed person's, by modulo 97.
  expect(problemsOf({ NL000000012B01: 'NL123456789B13' })).toBe('')
})

test('numbers, postcodes and times may be written as people write them', () => {
  const folder = companyWith({
    '+3220000000': '+32 3 123 45-67',
    'zipCode: 7551AB': 'zipCode: 1791 aa',
    'opens: 08:00': 'opens: 9:30',
    'companyNumber: 0000.000.097': 'companyNumber: 0123456749',
    'vatNumber: BE 0000.000.097': 'vatNumber: be0123456749',
    NL000000012B01: 'NL 0000.00.012.B01',
  })
  const { phoneNumber, legal, hours } = readCompany(folder).value
  expect([phoneNumber.BE, hours.opens, legal.NL.seat.zipCode]).toEqual(['+3231234567', '09:30', '1791AA'])
  expect(legal.BE).toMatchObject({ companyNumber: '0123.456.749', vatNumber: 'BE 0123.456.749' })
  expect(legal.NL.vatNumber).toBe('NL000000012B01')
})

test.each(['NL-123456782-B12', 'NL', '', 'NL12345678é B01', 'BE 0123.456.749', 'NL123456782B1', '🙂'])(
  'a Dutch VAT number of another shape is a mistake with its line: %s',
  (typed) => {
    expect(problemsOf({ NL000000012B01: JSON.stringify(typed) })).toMatch(
      /^company\.yaml, line \d+: legal\.NL\.vatNumber (has to be|is missing)[^\n]*$/,
    )
  },
)

test('invalid YAML and a missing folder are refused in words', () => {
  expect(problemsOf({ 'brand: Helderhuis': 'brand: "Helderhuis' })).toMatch(/^company\.yaml, line \d+: /)
  const aliases = 'abcdefgh'.replace(
    /./g,
    (name, at: number) => `${name}: &${name} [${Array(9).fill(at ? `*${'abcdefgh'[at - 1]}` : 'x')}]\n`,
  )
  expect(problemsOf({ 'brand: Helderhuis': `${aliases}brand: Helderhuis` })).toMatch(/^company\.yaml repeats too much/)
  expect(() => readCompany('nowhere')).toThrow('nowhere/company.yaml cannot be read. COMPANY_DIR names')
})

test('an account is what the bank prints, and may be left out', () => {
  const { payee } = readCompany(companyWith({ 'payee:\n  BE:': 'payee:\n  BE: { iban: BE71 0961 2345 6769 }' })).value
  expect(payee).toEqual({ BE: { iban: 'BE71096123456769' } })
})

test('the sample company uses only domains that are reserved for examples', () => {
  const hosts = [...JSON.stringify(company).matchAll(/(?:@|https:\/\/)([a-z.]+)/g)].map((found) => found[1])
  expect(hosts.length).toBeGreaterThan(4)
  for (const host of hosts) expect(host).toMatch(/\.example$/)
})
