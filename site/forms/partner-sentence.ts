import { partnerForm as words } from '#copy/partner-form.ts'
import { fill } from '../../copy/fill.ts'
import { largestTeam } from '../../domain/contact/partner-application.ts'
import { validPhones } from './valid-phones.ts'

export type PartnerFormField = keyof typeof words.labels

/** The sentence for what is wrong with a field of the application form; undefined where nothing is. */
export function partnerSentence(field: PartnerFormField, problem: string | undefined): string | undefined {
  if (problem === undefined) return undefined
  if (problem === 'tooLong' || problem === 'unknown') return words.anyProblem[problem]
  const text = words.problems[field][problem === 'required' ? 'required' : 'malformed']
  if (text.includes('{largestTeam}')) return fill(text, { largestTeam })
  return text.includes('{phone1}') ? fill(text, validPhones) : text
}
