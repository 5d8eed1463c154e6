import type { Email } from 'postal-mime'
import { fill } from '../copy/fill.ts'
import type { ContactKind } from '../domain/contact/contact-fields.ts'
import type { Language } from '../domain/language.ts'
import { type Message, mailWords, phoneInMail, phones } from './accepted-messages.ts'
import { expect } from './journey-test.ts'

/** The lines of a mail that name the sender. */
export function contactFields(language: Language, message: Message): string[] {
  const { labels } = mailWords[language]
  return [
    `${labels.firstName}: ${message.firstName}`,
    `${labels.lastName}: ${message.lastName}`,
    `${labels.email}: ${message.email}`,
    `${labels.phoneNumber}: ${phoneInMail(language)}`,
    ...(message.business ? [`${labels.business}: ${message.business}`] : []),
  ]
}

/** Compares a mail to the office, field by field, with what was filled in. */
export function expectMail(mail: Email, language: Language, sent: { kind: ContactKind; message: Message }): void {
  const { kind, message } = sent
  const name = `${message.firstName} ${message.lastName}`
  const template = mailWords[language].office.subject[kind]
  const facts = { name, business: message.business ?? '', phone: phones[language].dialled }
  const used = Object.entries(facts).filter(([fact]) => template.includes(`{${fact}}`))
  expect(mail.subject).toBe(fill(template, Object.fromEntries(used)))
  expect(mail.from?.address).toBe('website@helderhuis.example')
  expect(mail.to?.map(({ address }) => address)).toEqual(['office@helderhuis.example'])
  expect(mail.replyTo).toMatchObject([{ name, address: message.email }])
  expect(mail.attachments).toEqual([])
  const lines = mail.text?.split('\n') ?? []
  for (const field of contactFields(language, message)) expect(lines).toContain(field)
  expect(mail.text).toContain(`\n${message.remark}\n`)
  expect(mail.html, 'a visitor’s markup stays text').not.toContain('<b>balcony</b>')
  expect(mail.html).toContain('&#60;b&#62;balcony&#60;/b&#62;')
}
