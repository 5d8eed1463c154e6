import { expect, it } from 'vitest'
import { phoneNumberProblem } from './call-back-form.tsx'

it('says to the letter how a phone number is written', () => {
  expect(phoneNumberProblem('12')).toBe('Format your phone number as +32470123456 or 0470123456')
})

it('asks for the number where there is none', () => {
  expect(phoneNumberProblem('  ')).toBe('Phone number is a required field.')
})

it.each(['0470123456', '+32 470 12 34 56', '0032 (0)470/12.34.56'])('has nothing to say about %s', (text) => {
  expect(phoneNumberProblem(text)).toBeUndefined()
})
