import { partnerForm as words } from '#copy/partner-form.ts'
import { fill } from '../../copy/fill.ts'
import { largestTeam } from '../../domain/contact/partner-application.ts'
import { validPhones } from './valid-phones.ts'

export type PartnerFormField = keyof typeof words.labels

/** The message for a problem of a partner form field; undefined if the field is valid. */
export function partnerSentence(field: PartnerFormField, problem: string | undefined): string | undefined {
  if (problem === undefined) return undefined
  if (problem === 'tooLong' || problem === 'unknown') return words.anyProblem[problem]
  const text = words.problems[field][problem === 'required' ? 'required' : 'malformed']
  if (text.includes('{largestTeam}')) return fill(text, { largestTeam })
  return text.includes('{phone1}') ? fill(text, validPhones) : text
}
