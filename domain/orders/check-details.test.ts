import { describe, expect, test } from 'vitest'
import { accessLength } from './access-note-limits.ts'
import { checkDetails, typedDetails } from './check-details.ts'
import { type DetailText, detailForm, detailTexts } from './order-details.ts'

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

const longest = (field: DetailText) => detailForm.fields[field].view.maxLength ?? 0

describe('the details of an order', () => {
  test('are cleaned', () => {
    const typed = { ...details, firstName: ' Ada\r\nBcc: x ', remark: 'two\r\nlines\u0000', unknown: 'x' }
    expect(checkDetails(typed)).toEqual({
      ok: true,
      details: { ...details, noPhotos: false, access: null, firstName: 'Ada Bcc: x', remark: 'two\nlines' },
    })
  })

  test('are all required but the remark', () => {
    expect(checkDetails({})).toEqual({
      ok: false,
      problems: Object.fromEntries(
        [...detailTexts.filter((field) => field !== 'remark'), 'presence'].map((field) => [field, 'required']),
      ),
    })
  })

  test('may lack the e-mail address of a customer on the phone, and nothing else (R17.18)', () => {
    const onPhone = (typed: object) => checkDetails({ ...details, ...typed }, true)
    expect(onPhone({ email: '' }).ok).toBe(true)
    expect(onPhone({ email: '', street: '' })).toEqual({ ok: false, problems: { street: 'required' } })
    expect(onPhone({ email: 'ada@' })).toEqual({ ok: false, problems: { email: 'malformed' } })
  })

  test.each<[string, unknown, string]>([
    ['email', 'ada@', 'malformed'],
    ['phoneNumber', '12', 'malformed'],
    ['presence', 'sometimes', 'unknown'],
    ['street', 7, 'malformed'],
    ['access', 'window', 'unknown'],
    ['photos', 'yes', 'unknown'],
    ['accessNote', 7, 'malformed'],
    ['accessNote', 'x'.repeat(accessLength + 1), 'tooLong'],
    // A note that could not be sealed is never stored.
    ['accessNote', 'under the mat', 'unknown'],
    ...detailTexts.map((field): [string, string, string] => [field, 'x'.repeat(longest(field) + 1), 'tooLong']),
  ])('%s: %s is %s', (field, value, problem) => {
    expect(checkDetails({ ...details, [field]: value })).toEqual({ ok: false, problems: { [field]: problem } })
  })

  test('may be as long as the limits', () => {
    expect(checkDetails({ ...details, street: 'x'.repeat(longest('street')) }).ok).toBe(true)
    expect(checkDetails({ ...details, accessNote: 'x'.repeat(accessLength), sealedNote: 's' }).ok).toBe(true)
  })

  test('keep the way in and its sealed note only for a customer who is absent (R16.35)', () => {
    const way = { access: 'key-box', accessNote: 'code', sealedNote: 'sealed' }
    expect(checkDetails({ ...details, ...way, presence: 'absent' })).toEqual({
      ok: true,
      details: { ...details, noPhotos: false, presence: 'absent', access: 'key-box', sealedNote: 'sealed' },
    })
    expect(checkDetails({ ...details, ...way })).toEqual({
      ok: true,
      details: { ...details, noPhotos: false, access: null },
    })
    expect(checkDetails({ ...details, presence: 'absent', accessNote: ' ' })).toStrictEqual({
      ok: true,
      details: { ...details, noPhotos: false, presence: 'absent', access: null },
    })
  })

  test('never keep a note as typed, only sealed', () => {
    const typed = {
      presence: 'absent',
      access: 'other',
      photos: 'no',
      accessNote: 'under the mat',
      sealedNote: 'sealed',
    }
    const { accessNote: _, ...kept } = typed
    expect(typedDetails(typed)).toEqual(kept)
    expect(typedDetails({ access: 'window', photos: 'yes', sealedNote: 7 })).toEqual({})
  })

  test('are kept as typed, valid or not, but never without bound', () => {
    expect(typedDetails({ email: ' ada@ ', presence: 'sometimes', city: 7 })).toEqual({ email: 'ada@' })
    expect(typedDetails({ remark: 'x'.repeat(100_000) }).remark).toHaveLength(2001)
  })
})
