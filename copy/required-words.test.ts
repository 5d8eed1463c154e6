import { describe, expect, it } from 'vitest'
import { callBeforeFinishMinutes } from '../domain/company/business-rules.ts'
import { cleaningServices } from './en/cleaning-services.ts'
import { contactForm } from './en/contact-form.ts'
import { errors } from './en/errors.ts'
import { home } from './en/home.ts'
import { partnerForm } from './en/partner-form.ts'
import { postcodeForm } from './en/postcode-form.ts'
import { ratings } from './en/ratings.ts'
import { errors as dutchErrors } from './nl/errors.ts'
import { ratings as dutchRatings } from './nl/ratings.ts'

const copy = {
  en: import.meta.glob<Record<string, unknown>>('./en/**/*.ts', { eager: true }),
  nl: import.meta.glob<Record<string, unknown>>('./nl/**/*.ts', { eager: true }),
}
type Language = keyof typeof copy

/** Everything that a copy file says, as one text. */
const textOf = (language: Language, file: string) => JSON.stringify({ ...copy[language][`./${language}/${file}`] })

describe('required words are literal', () => {
  it.each([
    ['R3.5', home.packages.orderNow, 'Order now'],
    ['R3.5', home.packages.moreInfo, 'More info'],
    ['R3.5', home.question.button, 'I have a question'],
    ['R4.3', cleaningServices.packagePage.consumer.heading, 'Want an instant, no-obligation estimate?'],
    ['R4.3', postcodeForm.start, 'Start'],
    ['R4.3', cleaningServices.packagePage.business.heading, 'Let us call you'],
    ['R4.3', contactForm.submitCallBack, 'Call me back!'],
    ['R9.3', ratings.onlyRating, 'Single grade rating given'],
    ['R9.3', dutchRatings.onlyRating, 'Enkel cijfer beoordeling gegeven'],
    ['R7.4', contactForm.success, 'E-mail submitted successfully'],
    ['R7.4', contactForm.error, 'An error has occurred'],
    ['R7.2', contactForm.problems.firstName.required, 'Firstname is a required field.'],
    ['R7.2', contactForm.problems.lastName.required, 'Lastname is a required field.'],
    ['R7.2', contactForm.problems.email.required, 'E-mail is a required field.'],
    ['R7.2', contactForm.problems.email.malformed, 'Please provide a valid email'],
    ['R7.3', contactForm.problems.phoneNumber.malformed, 'Format your phone number as {phone1} or {phone2}'],
    ['R7.2', contactForm.problems.business.required, 'Business name is a required field.'],
    ['R7.2', contactForm.problems.remark.required, 'Message is a required field.'],
    ['R3.11', errors.page.title, 'An error occurred'],
  ])('%s: %s', (_, said, quoted) => expect(said).toBe(quoted))

  it('the partner form and the contact form use the same words for shared fields', () => {
    for (const field of ['firstName', 'lastName', 'email', 'phoneNumber'] as const) {
      expect(partnerForm.problems[field].required, field).toBe(contactForm.problems[field].required)
    }
  })

  it('the Dutch error messages are in Dutch', () => expect(dutchErrors.page.title).not.toBe(errors.page.title))
})

describe('promises that differ between the sites', () => {
  const promising = ['commercial-cleaning.ts', 'faq/businesses.ts', 'customer-service.ts', 'layout.ts', 'partner.ts']

  it.each(promising)(
    '%s promises an answer within 1 business day in English, within 24 hours in Dutch',
    async (file) => {
      const [english, dutch] = await Promise.all([textOf('en', file), textOf('nl', file)])
      expect(english).toMatch(/within 1 business day/i)
      expect(english).not.toMatch(/24 hours/i)
      expect(dutch).toMatch(/binnen 24 uur/i)
      expect(dutch).not.toMatch(/werkdag /i)
    },
  )

  it('the English FAQ says all of Belgium, the Dutch one the Netherlands without the Wadden islands', () => {
    expect(textOf('en', 'faq/coverage.ts')).toContain('all of Belgium')
    expect(textOf('nl', 'faq/coverage.ts')).toContain('heel Nederland, behalve op de Waddeneilanden')
  })

  it('the credit-card commission is mentioned in the terms for businesses only', () => {
    for (const language of ['en', 'nl'] as const) {
      for (const path of Object.keys(copy[language])) {
        const file = path.replace(`./${language}/`, '')
        const text = textOf(language, file)
        expect(text.includes('{cardCommission}'), path).toBe(file === 'legal/business-terms.ts')
        expect(text, path).not.toMatch(/2[.,]2 ?%/)
      }
    }
  })

  it('“half an hour” and “een half uur” are the minutes of the rule', () => {
    expect(callBeforeFinishMinutes).toBe(30)
    const files = ['order-process.ts', 'faq/visit.ts', 'legal/terms-and-conditions.ts', 'cleaning-quality-system.ts']
    for (const file of files) {
      expect(textOf('en', file)).toContain('half an hour before')
      expect(textOf('nl', file)).toMatch(/een half uur voor(dat)? /)
    }
  })
})
