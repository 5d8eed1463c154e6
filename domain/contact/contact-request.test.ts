import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactKinds, maximumLengths } from './contact-fields.ts'
import { checkContactRequest } from './contact-request.ts'
import { partnerFields } from './partner-application.ts'

const message = {
  firstName: 'An',
  lastName: 'Peeters',
  email: 'an@voorbeeld.be',
  phoneNumber: '0470 12 34 56',
  remark: 'Do you clean windows?',
}
const application = {
  regions: ['antwerp'],
  teamSize: 2,
  companyNumber: '0123456749',
  availability: ['monday'],
  consent: true,
}
const payloads = {
  contact: message,
  business: { ...message, kind: 'business', business: 'Bakery Peeters' },
  callBack: { ...message, kind: 'callBack', business: 'Bakery Peeters' },
  partner: { ...message, kind: 'partner', business: 'Clean Team', ...application },
  uncovered: { kind: 'uncovered', email: message.email, remark: message.remark },
}

describe('a complete form is accepted', () => {
  test('of someone outside our area, of whom no name or phone number is asked (R5.4)', () => {
    const given = { firstName: '', lastName: '', phoneNumber: '', ...payloads.uncovered }
    expect(checkContactRequest('BE', payloads.uncovered)).toEqual({ ok: true, request: given })
    expect(checkContactRequest('BE', { kind: 'uncovered' })).toMatchObject({
      problems: { email: 'required', remark: 'required' },
    })
  })

  test('of kind contact by default', () => {
    const request = { ...message, kind: 'contact' }
    expect(checkContactRequest('BE', message)).toEqual({ ok: true, request })
    expect(checkContactRequest('BE', request)).toEqual({ ok: true, request })
    expect(checkContactRequest('BE', { ...message, kind: '', business: '' })).toEqual({ ok: true, request })
    expect(checkContactRequest('BE', { ...message, kind: null, business: null })).toEqual({ ok: true, request })
  })

  test('with an optional business name', () => {
    const request = { ...message, kind: 'contact', business: 'Bakery' }
    expect(checkContactRequest('BE', { ...message, business: ' Bakery ' })).toEqual({ ok: true, request })
  })

  test.each(['business', 'callBack'] as const)('of kind %s', (kind) => {
    expect(checkContactRequest('BE', payloads[kind])).toEqual({ ok: true, request: payloads[kind] })
  })

  test('of kind callBack without e-mail and message: the answer is a call (R7.1)', () => {
    const { email, remark, ...request } = payloads.callBack
    expect(checkContactRequest('BE', request)).toEqual({ ok: true, request: { ...request, email: '', remark: '' } })
    expect(checkContactRequest('BE', { ...request, email: 'an@' })).toMatchObject({ problems: { email: 'malformed' } })
  })

  test('of kind partner, with the partner fields grouped and without the consent', () => {
    expect(checkContactRequest('BE', payloads.partner)).toEqual({
      ok: true,
      request: {
        ...message,
        kind: 'partner',
        business: 'Clean Team',
        application: { regions: ['antwerp'], teamSize: 2, companyNumber: '0123.456.749', availability: ['monday'] },
      },
    })
  })
})

describe('required fields', () => {
  const required = {
    firstName: 'required',
    lastName: 'required',
    email: 'required',
    phoneNumber: 'required',
    remark: 'required',
  }

  test.each([{}, null, undefined, [], 'text', 7, { firstName: ' ', remark: '\r\n' }, Object.create(message)])(
    'are all reported for an empty form (%j), in form order',
    (input) => {
      const check = checkContactRequest('NL', input)
      expect(check).toEqual({ ok: false, problems: required, unknownFields: [] })
      if (!check.ok) expect(Object.keys(check.problems)).toEqual(Object.keys(required))
    },
  )

  test('count as empty if they contain only invisible characters', () => {
    const invisible = {
      firstName: '\u200b',
      lastName: ' \u2060\u3164',
      email: '\ufeff',
      phoneNumber: '\u200e',
      remark: '\u2800\n\u200b',
    }
    expect(checkContactRequest('NL', invisible)).toMatchObject({ ok: false, problems: required })
  })

  test('include the business for a business and a call-back, which needs neither e-mail nor message', () => {
    const problems = { ...required, business: 'required' }
    expect(checkContactRequest('BE', { kind: 'business' })).toMatchObject({ problems })
    const { email, remark, ...others } = problems
    expect(checkContactRequest('BE', { kind: 'callBack' })).toEqual({ ok: false, problems: others, unknownFields: [] })
  })

  test('include the partner fields for kind partner', () => {
    const check = checkContactRequest('BE', { kind: 'partner' })
    const partner = Object.fromEntries(partnerFields.map((field) => [field, 'required']))
    expect(check).toEqual({
      ok: false,
      problems: { ...required, business: 'required', ...partner },
      unknownFields: [],
    })
  })
})

describe('only the invalid field is reported', () => {
  test.each([
    ['email', 'an@voorbeeld', 'malformed'],
    ['phoneNumber', '12345', 'malformed'],
    ['phoneNumber', 470123456, 'malformed'],
    ['firstName', ['An'], 'malformed'],
    ['business', { name: 'x' }, 'malformed'],
    ['kind', 'spam', 'unknown'],
    ['kind', ['contact'], 'unknown'],
    ['kind', 'toString', 'unknown'],
  ] as const)('%s: %j is %s', (field, value, problem) => {
    expect(checkContactRequest('BE', { ...message, [field]: value })).toEqual({
      ok: false,
      problems: { [field]: problem },
      unknownFields: [],
    })
  })

  test.each(['firstName', 'lastName', 'business', 'remark'] as const)('%s longer than its maximum', (field) => {
    const longest = 'x'.repeat(maximumLengths[field])
    expect(checkContactRequest('BE', { ...message, [field]: ` ${longest}\n` }).ok).toBe(true)
    expect(checkContactRequest('BE', { ...message, [field]: `${longest}x` })).toMatchObject({
      problems: { [field]: 'tooLong' },
    })
  })

  test('e-mail and phone number report "too long" before "malformed"', () => {
    const check = checkContactRequest('BE', { ...message, email: 'x'.repeat(255), phoneNumber: '1'.repeat(41) })
    expect(check).toMatchObject({ problems: { email: 'tooLong', phoneNumber: 'tooLong' } })
  })
})

test('unknown fields are refused and listed', () => {
  const input = JSON.parse('{"__proto__": {"kind": "business"}, "constructor": 1, "cc": "x@y.be"}')
  expect(checkContactRequest('BE', { ...message, ...application })).toEqual({
    ok: false,
    problems: {},
    unknownFields: Object.keys(application),
  })
  expect(checkContactRequest('BE', Object.assign(input, message))).toMatchObject({
    ok: false,
    unknownFields: ['__proto__', 'constructor', 'cc'],
  })
})

test('line breaks are removed from fields that can end up in a mail header, and kept in the message', () => {
  const check = checkContactRequest('BE', {
    ...message,
    firstName: 'An\r\nBcc: x@y.be',
    business: 'A\nB',
    remark: ' one\r\ntwo\0 ',
  })
  expect(check).toMatchObject({ request: { firstName: 'An Bcc: x@y.be', business: 'A B', remark: 'one\ntwo' } })
})

test('the phone number is kept as typed', () => {
  const check = checkContactRequest('BE', { ...message, phoneNumber: ' +32 (0)470/12.34.56 ' })
  expect(check).toMatchObject({ request: { phoneNumber: '+32 (0)470/12.34.56' } })
})

test('any input results in a request or a problem', () => {
  const fields = ['kind', ...Object.keys(maximumLengths), ...partnerFields, 'other']
  const forms = fc.record(Object.fromEntries(fields.map((field) => [field, fc.anything()])), { requiredKeys: [] })
  const nearMisses = fc
    .tuple(fc.constantFrom(...contactKinds), forms)
    .map(([kind, changes]) => ({ ...payloads[kind], ...changes }))
  fc.assert(
    fc.property(fc.oneof(fc.anything(), forms, nearMisses), (input) => {
      const check = checkContactRequest('BE', input)
      if (check.ok) {
        const { firstName, lastName, email, phoneNumber, business = '' } = check.request
        for (const line of [firstName, lastName, email, phoneNumber, business]) expect(line).not.toMatch(/\p{Cc}/u)
      } else {
        expect(Object.keys(check.problems).length + check.unknownFields.length).toBeGreaterThan(0)
      }
    }),
  )
})
