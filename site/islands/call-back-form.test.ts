import { expect, it } from 'vitest'
import { contactForm } from '#copy/contact-form.ts'
import { fill } from '../../copy/fill.ts'
import { phoneNumberProblem } from './call-back-form.tsx'

const { malformed, required } = contactForm.problems.phoneNumber

it('says how a phone number is written, with two examples', () => {
  const [phone1 = '', phone2 = ''] = contactForm.validPhones
  expect(phoneNumberProblem('12')).toBe(fill(malformed, { phone1, phone2 }))
})

it('asks for the number where there is none', () => {
  expect(phoneNumberProblem('  ')).toBe(required)
})

it.each(['0470123456', '+32 470 12 34 56', '0032 (0)470/12.34.56'])('has nothing to say about %s', (text) => {
  expect(phoneNumberProblem(text)).toBeUndefined()
})
