import { contactForm as words } from '#copy/contact-form.ts'
import { fill } from '../../copy/fill.ts'
import type { ContactProblem } from '../../domain/contact/contact-fields.ts'
import { validPhones } from './valid-phones.ts'

type Words = Partial<Record<ContactProblem, string>>

/** The sentence for what is wrong with a field of the contact form, to the letter of specification §5; undefined where nothing is. */
export function contactSentence(field: string, problem: string | undefined): string | undefined {
  if (!problem) return undefined
  const own: Record<string, Words> = words.problems
  const text =
    own[field]?.[problem as ContactProblem] ?? own.any?.[problem as ContactProblem] ?? words.problems.any.malformed
  return text.includes('{phone1}') ? fill(text, validPhones) : text
}
