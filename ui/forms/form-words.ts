import { fillAll } from '../../copy/fill.ts'
import type { AnyForm, FieldName, FieldProblem, FormField, ProblemOf, Shown } from '../../domain/forms/form.ts'

type ViewOf<Of extends AnyForm, Name extends keyof Of['fields']> =
  Of['fields'][Name] extends FormField<infer _, infer View> ? View : never

/** The names of the fields that a form shows. */
export type VisibleName<Of extends AnyForm> = {
  [Name in FieldName<Of>]: ViewOf<Of, Name> extends { as: 'consent' | 'hidden' } ? never : Name
}[FieldName<Of>]

type ChoiceName<Of extends AnyForm> = {
  [Name in FieldName<Of>]: ViewOf<Of, Name> extends { options: readonly string[] } ? Name : never
}[FieldName<Of>]

type OptionOf<Of extends AnyForm, Name extends FieldName<Of>> =
  ViewOf<Of, Name> extends { options: readonly (infer Option extends string)[] } ? Option : never

/**
 * The words of a form, shaped like it, so that one that is missing does not compile. A problem's sentence is looked up
 * as `field.problem`, then by the problem, then by the field; what is left has a general sentence.
 */
export type FormWords<Of extends AnyForm> = {
  labels: Readonly<Record<VisibleName<Of>, string>>
  hints?: Partial<Readonly<Record<VisibleName<Of>, string | undefined>>>
} & ([ChoiceName<Of>] extends [never]
  ? unknown
  : { options: { readonly [Name in ChoiceName<Of>]: Readonly<Record<OptionOf<Of, Name>, string>> } }) &
  ([ProblemOf<Of>] extends [never] ? { problems?: Sentences } : { problems: Sentences & Record<ProblemOf<Of>, string> })

/** Sentences of problems: by `field.problem`, by problem, or by field. */
export type Sentences = Readonly<Partial<Record<string, string>>>

/** The sentences of problems that any form can have. */
export type GeneralProblems = Readonly<Record<FieldProblem | 'stale', string>>

/** What is wrong with a field, or under `form` with the whole form, in words; undefined where nothing is. */
export function problemIn<Of extends AnyForm>(
  { form, problems }: Shown<Of>,
  name: string,
  words: { problems?: Sentences },
  general: GeneralProblems,
): string | undefined {
  const problem = (problems as Sentences)[name]
  if (problem === undefined) return undefined
  const own = words.problems ?? {}
  // A problem of the whole form may have a sentence of its own among those of a page with several forms.
  const at = name === 'form' ? (form.name ?? name) : name
  const sentence = own[`${at}.${problem}`] ?? own[problem] ?? own[name]
  if (sentence !== undefined) return sentence
  const view = form.fields[name]?.view as { min?: number; max?: number; maxLength?: number } | undefined
  const { min = 0, maxLength = 0, max = maxLength } = view ?? {}
  return fillAll(general[problem as keyof GeneralProblems], { min, max })
}

/** The id of a field's control, the first one of a choice. */
export const idOf = ({ name: of }: AnyForm, name: string): string => (of ? `${of}-${name}` : name)
