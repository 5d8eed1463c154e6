import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseEmail } from './email-address.ts'

test.each([
  'an.peeters@voorbeeld.be',
  'AN@VOORBEELD.BE',
  "o'brien+clean@mail.example.co.uk",
  'a@b.c',
  '_x@xn--mnchen-3ya.de',
  'a@münchen.de',
  'info@Straße.example',
  'post@例え.example',
  '!#$%&*/=?^`{|}~@example.org',
  `a@${'b'.repeat(63)}.nl`,
])('%s is valid', (email) => {
  expect(parseEmail(email)).toBe(email)
})

test.each([
  'an',
  'an@',
  '@voorbeeld.be',
  'an@localhost',
  'an@voorbeeld.',
  'an@.be',
  'an@voor..beeld.be',
  'an@-voorbeeld.be',
  'an@voorbeeld-.be',
  'an@@voorbeeld.be',
  'an peeters@voorbeeld.be',
  'an@voorbeeld.be, b@c.be',
  'An <an@voorbeeld.be>',
  'an@voorbeeld.be\r\nBcc: b@c.be',
  'ań@voorbeeld.be',
  '.a@example.nl',
  'a.@example.nl',
  'a..b@example.nl',
  'a@münchen',
  'a@münchen .de',
  'a@b@münchen.de',
  'a@münchen.de/x',
  'a@-ü-.de.',
  'ſ@voorbeeld.be',
  `a@${'b'.repeat(64)}.nl`,
])('%j is malformed', (text) => {
  expect(parseEmail(text)).toBeUndefined()
})

test('surrounding spaces are ignored', () => {
  expect(parseEmail(' an@voorbeeld.be ')).toBe('an@voorbeeld.be')
  expect(parseEmail('  ')).toBeUndefined()
})

test('an address longer than 254 characters is malformed', () => {
  const domain = `@${'b'.repeat(60)}.example`
  expect(parseEmail('a'.repeat(254 - domain.length) + domain)).toBeDefined()
  expect(parseEmail('a'.repeat(255 - domain.length) + domain)).toBeUndefined()
})

test('it agrees with browsers on everything in ASCII but dots: a domain has one, a name none beside another or at its ends', () => {
  // Copied from WHATWG HTML, "valid email address".
  const browser =
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/
  const nearAddresses = fc.stringMatching(/^[a-z.+ '"\u017f]{0,4}@{0,2}[a-z\u212a-]{0,4}[.@-]{0,2}[a-z0-9-]{0,3}$/)
  fc.assert(
    fc.property(fc.oneof(nearAddresses, fc.emailAddress()), (text) => {
      const typed = text.trim()
      const dotted = /@.*\./.test(typed)
      const deliverable = !/^\.|\.\.|\.@/.test(typed)
      fc.pre(/^\p{ASCII}*$/u.test(typed))
      expect(parseEmail(typed) !== undefined).toBe(browser.test(typed) && dotted && deliverable && typed.length <= 254)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['labels', `a@${'a.'.repeat(500_000)}`],
  ['hyphens', `a@a${'-'.repeat(1_000_000)}`],
  ['name', 'a'.repeat(1_000_000)],
  ['short labels', `a@${'a.'.repeat(125)}!`],
])('hostile texts are refused in linear time: %s', (_, text) => {
  const started = performance.now()
  expect(parseEmail(text)).toBeUndefined()
  // Quadratic time would take minutes.
  expect(performance.now() - started).toBeLessThan(5000)
})
