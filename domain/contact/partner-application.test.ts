import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPartnerApplication, largestTeam, partnerFields } from './partner-application.ts'

const complete = {
  regions: ['limburg', 'antwerp'],
  teamSize: 4,
  companyNumber: '0123456749',
  availability: ['friday', 'monday'],
  consent: true,
}

test('a complete application is accepted, with choices sorted and the company number formatted', () => {
  expect(checkPartnerApplication('BE', complete)).toEqual({
    ok: true,
    application: {
      regions: ['antwerp', 'limburg'],
      teamSize: 4,
      companyNumber: '0123.456.749',
      availability: ['monday', 'friday'],
    },
  })
})

test('a native form post is understood like JSON', () => {
  const posted = {
    regions: 'overijssel',
    teamSize: ' 4 ',
    companyNumber: '12345678',
    availability: ['monday', 'monday'],
    consent: 'on',
  }
  expect(checkPartnerApplication('NL', posted)).toEqual({
    ok: true,
    application: { regions: ['overijssel'], teamSize: 4, companyNumber: '12345678', availability: ['monday'] },
  })
})

test('every field is required', () => {
  const allRequired = Object.fromEntries(partnerFields.map((field) => [field, 'required']))
  expect(checkPartnerApplication('BE', {})).toEqual({ ok: false, problems: allRequired })
  const blank = { regions: [], teamSize: ' ', companyNumber: '', availability: '', consent: false }
  expect(checkPartnerApplication('NL', blank)).toEqual({ ok: false, problems: allRequired })
})

test.each([
  ['regions', ['antwerp', 'overijssel'], 'unknown'],
  ['regions', { antwerp: true }, 'unknown'],
  ['availability', 'someday', 'unknown'],
  ['availability', [['monday']], 'unknown'],
  ['teamSize', 0, 'malformed'],
  ['teamSize', 2.5, 'malformed'],
  ['teamSize', '-2', 'malformed'],
  ['teamSize', '1e2', 'malformed'],
  ['teamSize', largestTeam + 1, 'malformed'],
  ['teamSize', [4], 'malformed'],
  ['companyNumber', '0123456748', 'malformed'],
  ['companyNumber', 123456749, 'malformed'],
  ['consent', 'yes', 'malformed'],
  ['consent', null, 'required'],
] as const)('only the invalid field is reported: %s: %j is %s', (field, value, problem) => {
  expect(checkPartnerApplication('BE', { ...complete, [field]: value })).toEqual({
    ok: false,
    problems: { [field]: problem },
  })
})

test('no input makes the check throw, and a refusal always reports a field', () => {
  fc.assert(
    fc.property(fc.record(Object.fromEntries(partnerFields.map((field) => [field, fc.anything()]))), (input) => {
      const check = checkPartnerApplication('NL', input)
      if (!check.ok) expect(Object.keys(check.problems)).not.toHaveLength(0)
    }),
  )
})
