import { contactForm } from '#copy/contact-form.ts'
import { fillAll } from '../../copy/fill.ts'

/** Messages by field and problem code; those of `any` are for all fields. */
export interface ProblemTexts {
  readonly [field: string]: Readonly<Partial<Record<string, string>>> | undefined
}

const [phone1 = '', phone2 = ''] = contactForm.validPhones

/** The two example numbers of the message for an invalid phone number. */
export const examplePhones = { phone1, phone2 }

/** The messages of the contact form, literally as in R7.2. */
export const contactProblems: ProblemTexts = fillAll(contactForm.problems, examplePhones)

/** The message for a problem of a field; undefined if the field is valid. */
export function problemText(texts: ProblemTexts, field: string, problem: string | undefined): string | undefined {
  if (problem === undefined) return undefined
  const { [field]: own, any } = texts
  return own?.[problem] ?? any?.[problem] ?? own?.malformed ?? any?.malformed
}
