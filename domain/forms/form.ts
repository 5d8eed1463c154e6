import type { Language } from '../language.ts'
import { changedSince } from './shown-texts.ts'

/** Why a field is refused, whatever it asks for. A form may have problems of its own beside these. */
export type FieldProblem = 'required' | 'malformed' | 'tooLong' | 'range' | 'choose' | 'tick'

/** How a field is drawn, and what a browser checks before it sends the form. */
export type FieldView<Option extends string = string> =
  | {
      as: 'line'
      type?: 'email' | 'tel' | 'number' | 'date' | 'time'
      inputMode?: 'decimal' | 'numeric'
      maxLength?: number
      min?: number
      max?: number
      required: boolean
    }
  | { as: 'lines'; maxLength: number; required: boolean }
  | { as: 'radios' | 'select' | 'boxes'; options: readonly Option[]; required: boolean }
  | { as: 'tick'; required: boolean }
  | { as: 'consent' | 'hidden' }

type Reading<Value> = { value: Value } | { problem: FieldProblem }

/** A field of a form: how it is shown, and how texts of a posted form become its value and back. */
export interface FormField<Value, View extends FieldView = FieldView> {
  view: View
  /** @param texts all values that the form was sent with under the field's name, at most 200 */
  read(texts: readonly string[]): Reading<Value>
  /** The texts that a form with this value is shown with, as people of the language write them. */
  write(value: Value, language: Language): readonly string[]
}

// biome-ignore lint/suspicious/noExplicitAny: FormField is invariant in its value, so only any covers every field.
export type FormFields = Readonly<Record<string, FormField<any>>>

/**
 * A form, declared once: it is read, shown, shown again and drawn by its fields.
 * @param name where a page or an address has several forms: sent as `do`, and before the ids of fields
 * @param problems what can be wrong beside what fields know themselves; words have a sentence for each
 */
export interface Form<Fields extends FormFields, Problem extends string = never> {
  fields: Fields
  name?: string
  problems?: readonly Problem[]
}

export const form = <const Fields extends FormFields, const Problem extends string = never>(
  fields: Fields,
  more: Omit<Form<Fields, Problem>, 'fields'> = {},
): Form<Fields, Problem> => ({ fields, ...more })

/** Any form, whatever it asks for. */
export type AnyForm = Form<FormFields, string>
type ValueOf<Field> = Field extends FormField<infer Value> ? Value : never
export type FieldName<Of extends AnyForm> = keyof Of['fields'] & string
export type Values<Of extends AnyForm> = { [Name in keyof Of['fields']]: ValueOf<Of['fields'][Name]> }
export type ProblemOf<Of extends AnyForm> = Of extends Form<FormFields, infer Problem> ? Problem : never
type Texts = Readonly<Record<string, readonly string[]>>

/** What is wrong, by field; under `form`, what is wrong with all of it. */
export type Problems<Of extends AnyForm> = Partial<
  Record<FieldName<Of> | 'form', FieldProblem | 'stale' | ProblemOf<Of>>
>

/** A form as a page shows it. */
export interface Shown<Of extends AnyForm> {
  form: Of
  texts: Texts
  problems: Problems<Of>
}

/** A form that was sent and is shown again. `status`: 409 where the page was out of date, else 422. */
export interface Refused<Of extends AnyForm> extends Shown<Of> {
  status: 409 | 422
}

/** Any form of a page that was sent. */
export type AnyRefused = Refused<AnyForm>

/** The version that a form was shown with; 0, which nothing stored has, if it names none. */
export const versionSeen = ({ texts }: Pick<AnyRefused, 'texts'>): number => Number(texts.version?.[0]) || 0

/** What a form of several says it is, or the button of several that sent it (`do`); empty where none does. */
export const sentAs = (sent: URLSearchParams): string => sent.get('do') ?? ''

/** No form has more values of one name; what comes beyond is not read. */
const mostOfName = 200

/**
 * Reads a posted form. Names that the form does not have are ignored.
 * @returns the values, or each field's problem. A hidden field that cannot be read means that the page is out of date.
 */
export function readForm<Of extends AnyForm>(
  form: Of,
  sent: URLSearchParams,
): { ok: true; values: Values<Of>; texts: Texts } | ({ ok: false } & Refused<Of>) {
  const texts: Record<string, string[]> = Object.fromEntries(Object.keys(form.fields).map((name) => [name, []]))
  // A pair for each of 10⁵ fields would take longer than reading them.
  sent.forEach((text, name) => {
    const known = Object.hasOwn(texts, name) ? texts[name] : undefined
    if (known && known.length < mostOfName) known.push(text)
  })
  const values: Record<string, unknown> = {}
  const problems: Record<string, FieldProblem> = {}
  for (const [name, field] of Object.entries(form.fields)) {
    const reading = field.read(texts[name] ?? [])
    if ('value' in reading) values[name] = reading.value
    else if (field.view.as === 'hidden') return { ok: false, ...refuse(form, texts, { outcome: 'stale' }) }
    else problems[name] = reading.problem
  }
  if (Object.keys(problems).length === 0) return { ok: true, values: values as Values<Of>, texts }
  return { ok: false, form, texts, problems: problems as Problems<Of>, status: 422 }
}

/** A form that was not taken: its page was out of date, or something is wrong. @param texts what it was sent with */
export const refuse = <Of extends AnyForm>(
  form: Of,
  texts: Texts,
  why: { outcome: 'stale' } | { outcome: 'refused'; problems: Problems<Of> },
): Refused<Of> =>
  why.outcome === 'stale'
    ? { form, texts, problems: { form: 'stale' } as Problems<Of>, status: 409 }
    : { form, texts, problems: why.problems, status: 422 }

/**
 * A form as its page shows it, for the first time and again.
 *
 * A form of several stored values has a hidden field `shown`. When it is out of date, what its author left as it was
 * shown follows what is stored now. When it has a mistake, its hidden fields stay those of the page that sent it.
 * @param values what its fields begin with; all hidden ones but `shown` have to be here
 * @param refused what was sent, if this form was: its fields keep it; all other hidden fields are those of this page
 */
export function showForm<Of extends AnyForm>(
  form: Of,
  values: Partial<Values<Of>>,
  language: Language,
  refused?: AnyRefused | undefined,
): Shown<Of> {
  const sent = refused?.form.name === form.name ? (refused as Refused<Of>) : undefined
  const stored: Record<string, readonly string[]> = {}
  for (const [name, { write }] of Object.entries(form.fields))
    stored[name] = values[name] === undefined ? [] : write(values[name], language)
  const pairs = Object.entries(stored).flatMap(([name, texts]) => texts.map((text) => [name, text]))
  if ('shown' in form.fields) stored.shown = [String(new URLSearchParams(pairs))]
  const [shown] = sent?.texts.shown ?? []
  const isOfPage = shown && sent?.status === 422
  const typed = shown && sent?.status === 409 ? changedSince(shown, sent.texts) : sent?.texts
  const texts = Object.entries(stored).map(([name, text]) => {
    const isKept = isOfPage || form.fields[name]?.view.as !== 'hidden'
    return [name, (isKept && typed?.[name]) || text]
  })
  return { form, texts: Object.fromEntries(texts), problems: sent?.problems ?? {} }
}
