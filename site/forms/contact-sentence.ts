import { contactForm as words } from '#copy/contact-form.ts'
import { fill } from '../../copy/fill.ts'
import type { ContactProblem } from '../../domain/contact/contact-fields.ts'
import { validPhones } from './valid-phones.ts'

type Words = Partial<Record<ContactProblem, string>>

/** The message for a problem of a contact form field, literally as in R7.2; undefined if the field is valid. */
export function contactSentence(field: string, problem: string | undefined): string | undefined {
  if (!problem) return undefined
  const own: Record<string, Words> = words.problems
  const text =
    own[field]?.[problem as ContactProblem] ?? own.any?.[problem as ContactProblem] ?? words.problems.any.malformed
  return text.includes('{phone1}') ? fill(text, validPhones) : text
}
