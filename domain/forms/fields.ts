import { longestEmail, parseEmail } from '../contact/email-address.ts'
import { cleanLine, cleanLines, cleanVisible, isBlank } from '../contact/form-text.ts'
import type { Cents } from '../money/cents.ts'
import { readAmount, writeAmount } from '../money/typed-amount.ts'
import { isDate } from '../scheduling/visit.ts'
import { isUuid } from '../uuid.ts'
import type { FieldView, FormField } from './form.ts'

type LineView = Extract<FieldView, { as: 'line' }>
type LinesView = Extract<FieldView, { as: 'lines' }>
type TickView = Extract<FieldView, { as: 'tick' }>
type ChoiceView<Option extends string> = {
  as: 'radios' | 'select' | 'boxes'
  options: readonly Option[]
  required: boolean
}

const one = (text: string) => [text]

/**
 * A line of text that is read by a rule.
 * @param parse the value of a cleaned text; undefined: malformed
 * @param view a length and a type, and whether it may be left empty; what is empty is parsed then too
 */
export const lineAs = <Value>(
  parse: (text: string) => Value | undefined,
  { required = true, ...view }: Partial<Omit<LineView, 'as'>> = {},
  write: (value: Value) => string = String,
): FormField<Value, LineView> => ({
  view: { as: 'line', required, ...view },
  read([text = '']) {
    const line = cleanLine(text)
    if (required && isBlank(line)) return { problem: 'required' }
    if (view.maxLength && line.length > view.maxLength) return { problem: 'tooLong' }
    const value = parse(line)
    return value === undefined ? { problem: 'malformed' } : { value }
  },
  write: (value) => [write(value)],
})

/** A line of text. @param maxLength in UTF-16 units */
export const line = (maxLength: number, view: Partial<Omit<LineView, 'as' | 'maxLength'>> = {}) =>
  lineAs((text) => text, { maxLength, ...view })

/** An e-mail address. */
export const email = () => lineAs((text) => parseEmail(cleanVisible(text)), { type: 'email', maxLength: longestEmail })

/** Text of several lines. @param maxLength in UTF-16 units, each line break being one */
export const lines = (maxLength: number, { required = true } = {}): FormField<string, LinesView> => ({
  view: { as: 'lines', maxLength, required },
  read([text = '']) {
    const value = cleanLines(text)
    if (required && isBlank(value)) return { problem: 'required' }
    return value.length > maxLength ? { problem: 'tooLong' } : { value }
  },
  write: one,
})

/** An amount of money in cents. @param least nothing is refused by default */
export const amount = (least = 1): FormField<Cents, LineView> => ({
  ...lineAs((text) => readAmount(text, least), { inputMode: 'decimal', maxLength: 14 }),
  write: (cents, language) => [writeAmount(cents, language)],
})

/** A whole number within bounds. */
export const whole = (min: number, max: number): FormField<number, LineView> => ({
  view: { as: 'line', type: 'number', min, max, required: true },
  read([text = '']) {
    const value = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN
    return value >= min && value <= max ? { value } : { problem: 'range' }
  },
  write: (value) => [String(value)],
})

/** A day, written 'YYYY-MM-DD'. */
export const day = () => lineAs((text) => (isDate(text) ? text : undefined), { type: 'date' })

/** A time of the day, written 'HH:MM' or 'HH:MM:SS'. */
export const time = () =>
  lineAs((text) => (/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text) ? text : undefined), { type: 'time' })

const choice =
  (as: 'radios' | 'select') =>
  <const Option extends string>(options: readonly Option[]): FormField<Option, ChoiceView<Option>> => ({
    view: { as, options, required: true },
    read([text]) {
      const value = options.find((option) => option === text)
      return value === undefined ? { problem: 'choose' } : { value }
    },
    write: one,
  })

/** One of several options, all in sight. */
export const radios = choice('radios')

/** One of several options in a list. */
export const select = choice('select')

/** One of several options in a list that begins with an empty one, so that nothing is chosen unasked. */
export const selectOne = <const Option extends string>(
  options: readonly Option[],
): FormField<Option, ChoiceView<Option | ''>> => ({
  ...select(options),
  view: { as: 'select', options: ['', ...options], required: true },
})

/** One of several options in a list that begins with an empty one: undefined. */
export const selectOrNone = <const Option extends string>(
  options: readonly Option[],
): FormField<Option | undefined, ChoiceView<Option | ''>> => ({
  ...optional(select(options)),
  view: { as: 'select', options: ['', ...options], required: false },
})

/** Any number of options. Unknown ones are left out. */
export const boxes = <const Option extends string>(
  options: readonly Option[],
): FormField<readonly Option[], ChoiceView<Option>> => ({
  view: { as: 'boxes', options, required: false },
  read: (texts) => ({ value: options.filter((option) => texts.includes(option)) }),
  write: (value) => options.filter((option) => value.includes(option)),
})

/** A single box. `required`: nothing is done without it. */
export const tick = ({ required = false } = {}): FormField<boolean, TickView> => ({
  view: { as: 'tick', required },
  read: (texts) => (required && texts.length === 0 ? { problem: 'tick' } : { value: texts.length > 0 }),
  write: (value) => (value ? ['on'] : []),
})

/** A box to agree to a sentence that its page knows: `ConsentBoxes` draws it. */
export const consent = (): FormField<boolean, { as: 'consent' }> => ({ ...tick(), view: { as: 'consent' } })

/** A field that may be left empty: undefined then. */
export const optional = <Value, View extends LineView | LinesView | { as: 'hidden' } | ChoiceView<string>>(
  field: FormField<Value, View>,
): FormField<Value | undefined, View> => ({
  view: { ...field.view, required: false },
  read: (texts) => (texts.every(isBlank) ? { value: undefined } : field.read(texts)),
  write: (value, language) => (value === undefined ? [] : field.write(value, language)),
})

const hidden = <Value>(parse: (text: string) => Value | undefined): FormField<Value, { as: 'hidden' }> => ({
  view: { as: 'hidden' },
  read([text = '']) {
    const value = parse(text)
    return value === undefined ? { problem: 'malformed' } : { value }
  },
  write: (value) => [String(value)],
})

/** A number that the page showed, such as a version or a balance in cents, as a column holds it. */
export const seen = () => hidden((text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : undefined))

/** An idempotency key, a UUID made when the page is rendered, so that repeating the request changes nothing. */
export const entry = () => hidden((text) => (isUuid(text) ? text : undefined))

/** What the form was shown with, which `showForm` writes and reads. */
export const shown = () => carried(100_000)

/** What the form is about or was made from, as its page knows it, such as an order's number. */
export const carried = (maxLength = 200) => hidden((text) => (text.length <= maxLength ? text : undefined))
