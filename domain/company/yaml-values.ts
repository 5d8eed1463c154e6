import * as v from 'valibot'
import { companyMistakes as mistakes } from './company-mistakes.ts'

// Values of a company's files. Every one arrives as text, so that a phone number, a postcode or a company number keeps
// its zeros without quotes.

/** A text that is not empty. */
export const text = v.pipe(v.string(mistakes.text), v.trim(), v.nonEmpty(mistakes.missing))
export const matching = (pattern: RegExp, mistake: string) => v.pipe(text, v.regex(pattern, mistake))
const said = ({ expected }: v.BaseIssue<unknown>) => {
  if (expected === 'never') return mistakes.unknown
  return expected === 'Object' ? mistakes.group : mistakes.missing
}
/** Names with values, each of them known. */
export const group = <const Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject(entries, said)

/** A value that may be left out, also by writing its name and nothing after it. */
export const optional = <const Schema extends v.GenericSchema>(schema: Schema) => {
  const nothing = v.pipe(
    v.literal(''),
    v.transform(() => undefined),
  )
  return v.optional(v.lazy((given): typeof nothing | Schema => (given === '' ? nothing : schema)))
}
