import * as v from 'valibot'

// Values of a company's files. Every one arrives as text, so that a phone number, a postcode or a company number keeps
// its zeros without quotes.

/** A text that is not empty. */
export const text = v.pipe(v.string('has to be a text'), v.trim(), v.nonEmpty('is missing'))
/** @param what the rest of the sentence that says what the text has to be */
export const matching = (pattern: RegExp, what: string) => v.pipe(text, v.regex(pattern, `has to be ${what}`))
const said = ({ expected }: v.BaseIssue<unknown>) => {
  if (expected === 'never') return 'is not known here: the name may be mistyped'
  return expected === 'Object' ? 'has to be a list of names with values' : 'is missing'
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
