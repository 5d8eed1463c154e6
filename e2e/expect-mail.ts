import type { Email } from 'postal-mime'
import { fill } from '../copy/fill.ts'
import type { ContactKind } from '../domain/contact/contact-fields.ts'
import type { Language } from '../domain/language.ts'
import { type Message, mailWords, phoneInMail, phones } from './accepted-messages.ts'
import { expect } from './journey-test.ts'

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
  const { labels } = mailWords[language]
  const { firstName, lastName, email, business } = message
  const fields = { firstName, lastName, email, phoneNumber: phoneInMail(language), ...(business && { business }) }
  const lines = Object.entries(fields).map(([field, text]) => `${labels[field as keyof typeof fields]}: ${text}`)
  expect(mail.text?.split('\n')).toEqual(expect.arrayContaining(lines))
  expect(mail.text).toContain(`\n${message.remark}\n`)
  expect(mail.html, 'a visitor’s markup stays text').not.toContain('<b>balcony</b>')
  expect(mail.html).toContain('&#60;b&#62;balcony&#60;/b&#62;')
}
