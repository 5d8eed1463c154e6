import { expect, test } from 'vitest'
import { checkContactRequest } from '../../domain/contact/contact-request.ts'
import { requestSchema } from '../../domain/contact/request-schema.ts'
import { readStoredJson } from '../database/stored-json.ts'

const read = (payload: string) => readStoredJson(requestSchema, payload, 'A message')

const message = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@visitor.example',
  phoneNumber: '0470 12 34 56',
  remark: 'Three rooms.',
}

/** Payloads exactly as earlier releases stored them: these lines are never edited. */
const stored = {
  contact:
    '{"kind":"contact","firstName":"Ada","lastName":"Lovelace","email":"ada@visitor.example","phoneNumber":"0470 12 34 56","remark":"Two lines\\nand 🧽"}',
  business:
    '{"kind":"business","firstName":"Ada","lastName":"Lovelace","email":"ada@visitor.example","phoneNumber":"0470 12 34 56","remark":"An office.","business":"Bakkerij"}',
  callBack:
    '{"kind":"callBack","firstName":"Ada","lastName":"Lovelace","email":"ada@visitor.example","phoneNumber":"0470 12 34 56","remark":"Call me.","business":"Bakkerij"}',
  partner:
    '{"kind":"partner","firstName":"Ada","lastName":"Lovelace","email":"ada@visitor.example","phoneNumber":"0470 12 34 56","remark":"We clean.","business":"Team BV","application":{"regions":["antwerp","limburg"],"teamSize":4,"companyNumber":"0123.456.749","availability":["monday","saturday"]}}',
}

test.each(Object.entries(stored))('a %s message that an earlier release stored is read in full', (_, payload) => {
  expect(read(payload)).toEqual(JSON.parse(payload))
})

test.each([
  ['contact', {}],
  ['business', { business: 'Bakkerij' }],
  ['callBack', { business: 'Bakkerij' }],
  [
    'partner',
    {
      business: 'Team BV',
      regions: ['antwerp'],
      teamSize: 4,
      companyNumber: '0123456749',
      availability: ['monday'],
      consent: true,
    },
  ],
])('every %s form that passes its check can be read back', (kind, fields) => {
  const check = checkContactRequest('BE', { ...message, kind, ...fields })
  if (!check.ok) throw new Error(JSON.stringify(check))
  expect(read(JSON.stringify(check.request))).toEqual(check.request)
})

test.each([
  ['', 'not JSON'],
  ['{"kind":"contact"', 'not JSON'],
  [JSON.stringify({ ...message, kind: 'fax' }), 'unexpected value of kind'],
  [JSON.stringify({ ...message, kind: 'contact', email: undefined }), 'unexpected value of email'],
  [stored.partner.replace('"limburg"', '"atlantis"'), 'unexpected value of application.regions.1'],
])('%s is not read, and the problem repeats nothing of it', (payload, problem) => {
  expect(() => read(payload)).toThrow(`A message: ${problem}`)
})
