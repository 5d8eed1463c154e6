import { describe, expect, test } from 'vitest'
import { checkDetails, detailLengths, detailTexts, typedDetails } from './order-details.ts'

const details = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@visitor.example',
  phoneNumber: '0470 12 34 56',
  street: 'Meir',
  houseNumber: '1 bus 2',
  city: 'Antwerpen',
  remark: '',
  presence: 'present',
}

describe('the details of an order', () => {
  test('are cleaned', () => {
    const typed = { ...details, firstName: ' Ada\r\nBcc: x ', remark: 'two\r\nlines\u0000', unknown: 'x' }
    expect(checkDetails('BE', typed)).toEqual({
      ok: true,
      details: { ...details, access: null, firstName: 'Ada Bcc: x', remark: 'two\nlines' },
    })
  })

  test('are all required but the remark', () => {
    expect(checkDetails('BE', {})).toEqual({
      ok: false,
      problems: Object.fromEntries(
        [...detailTexts.filter((field) => field !== 'remark'), 'presence'].map((field) => [field, 'required']),
      ),
    })
  })

  test.each<[string, unknown, string]>([
    ['email', 'ada@', 'malformed'],
    ['phoneNumber', '12', 'malformed'],
    ['presence', 'sometimes', 'unknown'],
    ['street', 7, 'malformed'],
    ...detailTexts.map((field): [string, string, string] => [field, 'x'.repeat(detailLengths[field] + 1), 'tooLong']),
  ])('%s: %s is %s', (field, value, problem) => {
    expect(checkDetails('BE', { ...details, [field]: value })).toEqual({ ok: false, problems: { [field]: problem } })
  })

  test('are kept as typed, valid or not, but never without bound', () => {
    expect(typedDetails({ email: ' ada@ ', presence: 'sometimes', city: 7 })).toEqual({ email: 'ada@' })
    expect(typedDetails({ remark: 'x'.repeat(100_000) }).remark).toHaveLength(detailLengths.remark + 1)
  })
})
