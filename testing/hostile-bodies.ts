import fc from 'fast-check'
import { language } from '#copy/language.ts'
import { anyText } from './any-text.ts'

/** Twice the size that the server accepts of a form. */
const tooLarge = 'x'.repeat(256 * 1024)

/** A valid body of a program or form, and the names of further fields. */
export interface RightBody {
  fields: Record<string, string>
  more: readonly string[]
}

const contactFields = {
  firstName: 'An',
  lastName: 'Peeters',
  email: 'an@example.org',
  phoneNumber: language === 'en' ? '0470 12 34 56' : '06 12345678',
  remark: 'Windows, please.',
}
/** Messages of the contact and partner forms. */
export const contactBody: RightBody = {
  fields: contactFields,
  more: ['business', 'kind', 'website', 'regions', 'since'],
}

const strangeNames = ['__proto__', 'constructor', 'prototype', 'toString', '', 'firstName[]', 'a.b', '\0']
const strings = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  'a\r\nBcc: evil@example.org',
  '<script>alert(1)</script>',
  '{{7*7}}',
  "'; drop table mail;--",
  'contact',
  'business',
  'callBack',
  'partner',
  `${'a'.repeat(3000)}@`,
  `${'a.'.repeat(900)}@b`,
  '+'.repeat(2000),
  '0'.repeat(3000),
]
const text = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...strings) }, anyText({ maxLength: 30 }))
const anything = fc.oneof(
  { weight: 3, arbitrary: text },
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, 1e308, [], [['a']], { polluted: true }, { toString: 1 }, { length: -1 }),
)
const nameIn = ({ fields, more }: RightBody) =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...Object.keys(fields), ...more) }, fc.constantFrom(...strangeNames))

/** A valid body with some fields replaced. As text, because only JSON itself can have a field `__proto__`. */
const jsonLike = (right: RightBody) =>
  fc
    .tuple(fc.array(fc.tuple(nameIn(right), anything), { maxLength: 4, size: 'small' }), fc.boolean())
    .map(([fields, complete]) => {
      const all = [...(complete ? Object.entries(right.fields) : []), ...fields]
      return `{${all.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`
    })
const bombs = [
  '['.repeat(15_000),
  '{"a":'.repeat(6000),
  `${'['.repeat(9000)}${']'.repeat(9000)}`,
  '"',
  '',
  'null',
  '[]',
  '0',
  'NaN',
  '\ufeff{}',
  `{"remark":"${'a'.repeat(40_000)}"}`,
  `{${'"a":1,'.repeat(4000)}"a":1}`,
  `{"firstName":1${'0'.repeat(9000)}}`,
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  'x'.repeat(100_000),
]
const formLike = (right: RightBody) =>
  fc
    .tuple(fc.array(fc.tuple(nameIn(right), text), { maxLength: 8 }), fc.boolean())
    .map(([fields, complete]) =>
      [...(complete ? Object.entries(right.fields) : []), ...fields]
        .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value.toWellFormed())}`)
        .join('&'),
    )
const multipartLike = (right: RightBody) =>
  fc.array(fc.tuple(nameIn(right), text, fc.boolean()), { maxLength: 5 }).map((fields) => {
    const part = ([key, value, isFile]: [string, string, boolean]) =>
      `--b\r\nContent-Disposition: form-data; name="${key}"${isFile ? '; filename="../../x.sh"' : ''}\r\n\r\n${value}\r\n`
    return `${fields.map(part).join('')}--b--\r\n`
  })
const formType = 'application/x-www-form-urlencoded'
function contentLike(right: RightBody) {
  const [json, form, multipart] = [jsonLike(right), formLike(right), multipartLike(right)]
  return fc.oneof(
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        ['application/json', JSON.stringify(right.fields)],
        [formType, `${new URLSearchParams(right.fields)}`],
      ),
    },
    { weight: 3, arbitrary: fc.tuple(fc.constant('application/json'), json) },
    { weight: 2, arbitrary: fc.tuple(fc.constant(formType), form) },
    { weight: 2, arbitrary: fc.tuple(fc.constant('multipart/form-data; boundary=b'), multipart) },
    fc.tuple(
      fc.constantFrom(
        'application/json',
        'application/json; charset=utf-16',
        'application/json;charset=nonsense',
        'text/plain',
        '',
        'multipart/form-data',
        'multipart/form-data; boundary=',
        `multipart/form-data; boundary=${'x'.repeat(5000)}`,
        'application/x-www-form-urlencoded; charset=utf-7',
        'application/xml',
        'image/png',
        ';',
        'application/jsonx',
      ),
      fc.oneof(fc.constantFrom(...bombs), json, form, multipart),
    ),
    fc.tuple(fc.constant('application/json'), fc.constantFrom(...bombs)),
    fc.tuple(fc.constantFrom('application/json', formType), fc.constant(tooLarge)),
  )
}

/** Headers about the length of a body: correct, or in forms that two servers in a row may read differently. */
const frames: ((length: number) => string[])[] = [
  (length) => [`content-length: ${length}`, 'transfer-encoding: chunked'],
  (length) => [`content-length: ${length}`, `content-length: ${length + 1}`],
  (length) => [`content-length: ${Math.max(0, length - 3)}`],
  () => ['transfer-encoding: chunked'],
  () => ['transfer-encoding: chunked, identity'],
  () => ['content-length: -1'],
  () => ['content-length: 99999999999999999999'],
  () => [],
]
const frame = fc.oneof(
  { weight: 12, arbitrary: fc.constant((length: number) => [`content-length: ${length}`]) },
  fc.constantFrom(...frames),
)

/** Bodies from nearly right ones to nonsense, with the headers that describe them. */
export const hostileBody = (right: RightBody) =>
  fc
    .tuple(contentLike(right), frame, fc.constantFrom<BufferEncoding[]>('utf8', 'utf8', 'utf8', 'latin1', 'utf16le'))
    .map(([[type, text], lengthHeaders, encoding]) => {
      const bytes = Buffer.from(text, encoding)
      return { headers: [...(type ? [`content-type: ${type}`] : []), ...lengthHeaders(bytes.length)], bytes }
    })
