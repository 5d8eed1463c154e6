import type { Locator, Page } from '@playwright/test'
import { mail as mailEn } from '../copy/en/mail.ts'
import { fill } from '../copy/fill.ts'
import { mail as mailNl } from '../copy/nl/mail.ts'
import type { Language } from '../domain/language.ts'
import { pathOf } from '../domain/website/pages.ts'
import { shortestFillTime } from '../services/contact/receive-message.ts'
import type { Words } from './site-words.ts'

/** The fields that a visitor fills in. */
export interface Message {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  business?: string
  remark: string
}

/** A phone number as a visitor types it, and in its international form. */
export const phones = {
  en: { typed: '0470 12 34 56', dialled: '+32470123456' },
  nl: { typed: '06-12345678', dialled: '+31612345678' },
} as const

export const mailWords = { en: mailEn, nl: mailNl }

/**
 * A message that is easily damaged on its way: accents, quotes, markup, an emoji, several lines.
 * @param name makes the e-mail address unique to the test
 */
export const hardMessage = (language: Language, name: string): Message => ({
  firstName: 'Zoë',
  lastName: "van 't Hoff-Müller",
  email: `${name}@visitor.example`,
  phoneNumber: phones[language].typed,
  remark: 'Hello,\n\n"3 rooms" & a <b>balcony</b> 🧽?\nGroeten – Zoë',
})

/** The phone number of `hardMessage` in the office's mail: in its international form, and as typed. */
export const phoneInMail = (language: Language): string =>
  fill(mailWords[language].phoneAsTyped, { phone: phones[language].dialled, typed: phones[language].typed })

/** Types a message into the form, as a visitor would; in a call-back some fields are labelled as optional. */
export async function fillIn(scope: Page | Locator, words: Words, message: Message): Promise<void> {
  for (const [field, text] of Object.entries(message)) {
    const label = words.contactForm.labels[field as keyof Message]
    const optional = fill(words.contactForm.optional, { label })
    await scope
      .getByLabel(label, { exact: true })
      .or(scope.getByLabel(optional, { exact: true }))
      .fill(text)
  }
}

/** Waits until a person could have filled in a form of the page: what is sent sooner counts as suspected spam. */
export const untilPlausible = (page: Page) =>
  page.waitForFunction((milliseconds) => performance.now() > milliseconds, shortestFillTime)

/** Presses the button of a message form once a person could have filled it in. */
export async function sendMessage(form: Locator, words: Words): Promise<void> {
  await untilPlausible(form.page())
  await form.getByRole('button', { name: words.contactForm.submit }).click()
}

/** Opens customer service and sends a message. @returns its form */
export async function writeToCustomerService(
  page: Page,
  words: Words,
  language: Language,
  message: Message,
): Promise<Locator> {
  await page.goto(pathOf('customer-service', language), { waitUntil: 'load' })
  const form = page.getByRole('main').locator('form[method=post]')
  await fillIn(form, words, message)
  await sendMessage(form, words)
  return form
}
