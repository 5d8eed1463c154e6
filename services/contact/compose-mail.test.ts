import { describe, expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { mail as words } from '#copy/mail.ts'
import { partnerForm } from '#copy/partner-form.ts'
import { fill } from '../../copy/fill.ts'
import { legalLines } from '../../copy/format/legal-lines.ts'
import { company } from '../../domain/company/company.ts'
import { contactKinds } from '../../domain/contact/contact-fields.ts'
import type { ContactRequest } from '../../domain/contact/request-schema.ts'
import { countryOf } from '../../domain/language.ts'
import { addresses } from '../../testing/mail/addresses.ts'
import { request } from '../../testing/mail/fixtures.ts'
import { newMail } from '../outbox/new-mail.ts'
import { type ContactMail, composeMail } from './compose-mail.ts'

const country = countryOf(language)

/** Saturday 11:00 in Brussels: no one is in the office before Monday, so the Dutch promise has no time. */
const receivedAt = new Date('2026-11-21T10:00:00.000Z')
const deadline = language === 'en' ? 'by 18:00 on Monday 23 November' : 'binnen 24 uur'

const business = 'Bakery “De Korst” & Sons'
const application = {
  regions: ['limburg'],
  teamSize: 4,
  companyNumber: '12345678',
  availability: ['monday', 'saturday'],
} as const satisfies ContactRequest['application']

const requests: Record<ContactRequest['kind'], ContactRequest> = {
  contact: request(),
  business: request({ kind: 'business', business }),
  callBack: request({ kind: 'callBack', business }),
  partner: request({ kind: 'partner', business, application }),
  uncovered: request({ kind: 'uncovered' }),
}

function composed(purpose: 'office' | 'receipt', given: ContactRequest, suspectedSpam = false) {
  const recipient = purpose === 'receipt' ? given.email : null
  const mail = newMail({ submissionId: 'id', purpose, language, recipient }, receivedAt)
  const claimed: ContactMail = { mail, request: given, suspectedSpam, receivedAt }
  const message = composeMail(claimed, addresses)
  const words = message.text.match(/\S*[\p{L}\p{N}]\S*/gu)?.slice(0, given.remark.length > 1000 ? 0 : undefined)
  expect(words?.length).toBeLessThanOrEqual(purpose === 'office' ? 120 : 130)
  return { mail, message }
}

test('a call-back without e-mail and message has no reply address and quotes nothing', () => {
  const { message } = composed('office', { ...requests.callBack, email: '', remark: '' })
  expect(message.replyTo.address).toMatch(/@helderhuis\.example$/)
  for (const label of [words.labels.email, words.labels.remark]) expect(message.text).not.toContain(`${label}:`)
  expect(message.text).not.toContain(fill(words.office.reply, { name: 'Ada Lovelace' }))
})

describe.each(contactKinds)('%s', (kind) => {
  test('the mail to the office has every field, the time and the promise, and replies go to the visitor', () => {
    const given = requests[kind]
    const { mail, message } = composed('office', given)
    expect(message).toMatchObject({ to: addresses.office, from: addresses.from, messageId: mail.messageId })
    expect(message.replyTo).toEqual({ name: 'Ada Lovelace', address: 'ada@visitor.example' })
    expect(message.subject).toContain('Ada Lovelace')
    expect(message.autoReplied).toBe(false)
    for (const value of [given.firstName, given.lastName, given.email, given.remark, given.business ?? '']) {
      expect(message.text).toContain(value)
    }
    expect(message.text).toContain(deadline)
    expect(message.text).not.toMatch(/[{}]|undefined/)
  })

  test('the receipt has the full message and the promise, and replies go to the office', () => {
    const given = requests[kind]
    const { message } = composed('receipt', given)
    expect(message.to).toEqual({ name: 'Ada Lovelace', address: 'ada@visitor.example' })
    expect(message.replyTo.address).toMatch(/@helderhuis\.example$/)
    expect(message.subject).toBe(words.receipt.subject[kind])
    expect(message.autoReplied).toBe(true)
    for (const value of [given.remark, given.email, given.business ?? '', deadline]) {
      expect(message.text).toContain(value)
    }
    expect(message.text).not.toMatch(/[{}]|undefined/)
  })
})

test('a receipt is signed and states who we are by law; the office reads a link to the message instead', () => {
  const office = composed('office', request()).message
  expect(office.text).toContain(`${addresses.officeUrl}/leads/`)
  for (const body of [office.text, textOf(office.html)]) expect(body).not.toContain(legalLines[0])
  const { text, html } = composed('receipt', request()).message
  for (const body of [text, textOf(html)]) {
    expect(body).toContain(words.signature)
    for (const line of legalLines) expect(body).toContain(line)
    expect(body).toContain(company.email[country])
  }
  // Mail clients fold the text below the signature mark, so it may hold nothing that the reader has to see.
  expect(text.split('\n-- \n')[1]).toMatch(new RegExp(`^${legalLines[0]}`))
})

test('a partner application names its regions and days', () => {
  const { text } = composed('office', requests.partner).message
  expect(text).toContain('Limburg')
  expect(text).toContain(`${partnerForm.weekdays.monday}, ${partnerForm.weekdays.saturday}`)
  expect(text).toMatch(/: 4$/m)
  expect(text).toMatch(/: 12345678$/m)
})

test('the phone number appears in international form and as it was typed', () => {
  const typed = language === 'en' ? '0470 12 34 56' : '06 12345678'
  const dialled = language === 'en' ? '+32470123456' : '+31612345678'
  expect(composed('office', request({ phoneNumber: typed })).message.text).toContain(`${dialled} (`)
  expect(composed('office', request({ phoneNumber: typed })).message.text).toContain(typed)
  expect(composed('office', { ...requests.callBack, phoneNumber: typed }).message.subject).toContain(dialled)
  const asTyped = composed('office', request({ phoneNumber: dialled })).message.text
  expect(asTyped).toContain(`: ${dialled}\n`)
})

test('suspected spam is marked for the office', () => {
  const plain = composed('office', request()).message
  const marked = composed('office', request(), true).message
  expect(marked.subject).toContain(plain.subject)
  expect(marked.subject).not.toBe(plain.subject)
  expect(marked.text).not.toContain(words.office.reply.split('{')[0])
})

describe.each(['office', 'receipt'] as const)('%s: texts that break what is careless', (purpose) => {
  test.each([
    ['emoji', 'Zo schoon 🧽✨ dat de 👩‍👩‍👧‍👦 het zag, in 🇧🇪 en 🇳🇱'],
    ['right-to-left', 'שלום, מתי אתם פנויים? مرحبا، متى يمكنكم القدوم؟'],
    ['markup', '<script>alert("1")</script> & <img src=x onerror=alert(1)> "quoted" \'single\' &amp;'],
    ['placeholders', 'Is {name} or {time} or $& a placeholder?'],
    ['spaces', 'two  spaces\n  indented\n\n\nthree breaks\n.\nFrom here'],
    ['10 000 characters', 'Straat 1, één trap op. '.repeat(500).slice(0, 10_000)],
  ])('%s', (_, awkward) => {
    const given = request({ firstName: awkward.slice(0, 60), remark: awkward })
    const { text, html } = composed(purpose, given).message
    expect(text).toContain(`\n\n${awkward}\n\n`)
    expect(html).not.toMatch(/<script|<img|onerror=[^&]*>/)
    expect(textOf(html)).toContain(awkward)
  })
})

/** The text that a mail client shows of the HTML. */
function textOf(html: string): string {
  return html
    .replaceAll('<br>', '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}
