import * as v from 'valibot'
import { officeWords } from '../../copy/office/words.ts'
import { iban } from '../../domain/company/account-schema.ts'
import { companyMistakes } from '../../domain/company/company-mistakes.ts'
import { companyEntries } from '../../domain/company/company-schema.ts'
import { type Country, countries } from '../../domain/language.ts'
import { entryName } from '../../services/company/entry-words.ts'
import { contrast } from '../../services/company/inspect-colours.ts'

/** A question of `npm run company -- new`. The schema of the company's file checks its answer. */
export interface Question {
  /** Where the answer goes in `company.yaml`; a single name for what goes elsewhere. */
  path: readonly string[]
  text: string
  schema: v.GenericSchema<string, unknown>
  /** The default for an empty answer. */
  otherwise?: string
}

const { brand, since, phoneNumber, email, mail, hours, legal, googleProfileUrl } = companyEntries

/** Asks for an entry of the file by the name that the office has for it. */
const entry = (name: string, schema: Question['schema'], otherwise?: string): Question => ({
  path: name.split('.'),
  text: entryName(officeWords.en.company, name) + choicesOf(schema),
  schema,
  ...(otherwise !== undefined && { otherwise }),
})

const choicesOf = (schema: Question['schema']): string =>
  schema.type === 'picklist' && 'options' in schema ? ` (${(schema.options as string[]).join(' or ')})` : ''

/** A question that may be answered later. */
const later = (question: Question): Question => ({ ...question, text: `${question.text} (empty: later)` })

const form = v.regex(/^\p{L}[\p{L}. ]+$/u, 'has to be a legal form, such as B.V. or eenmanszaak')

function legalQuestions(country: Country): Question[] {
  const { name, legalForm, seat, companyNumber, register, vatNumber } = legal.entries[country].entries
  const at = (field: string) => `legal.${country}.${field}`
  const account = entry(`payee.${country}`, v.union([v.literal(''), iban], 'has to be an IBAN'), '')
  return [
    entry(at('name'), name),
    entry(at('legalForm'), v.pipe(legalForm, form), country === 'BE' ? 'BV' : 'B.V.'),
    entry(at('seat.street'), seat.entries.street),
    entry(at('seat.zipCode'), seat.entries.zipCode),
    entry(at('seat.city'), seat.entries.city),
    entry(at('companyNumber'), companyNumber),
    // The Dutch register is KvK; the Belgian VAT number is the company number.
    country === 'BE' ? entry(at('register'), register) : entry(at('vatNumber'), vatNumber),
    later({ ...account, path: [...account.path, 'iban'] }),
  ]
}

const colour = v.pipe(
  v.string(),
  v.regex(/^#[\da-f]{6}$/i, 'has to be a colour such as #1f5b4c'),
  v.check((typed) => contrast(typed, '#fbf8f1') >= 4.5, 'is too pale for text on the page: choose a darker one'),
)
const invoiced = v.picklist(['always', 'onRequest'], companyMistakes.invoicing)
const someText = v.pipe(v.string(), v.nonEmpty('is missing'))

/** The first question: which countries the company serves (R1.12). */
export const countriesQuestion: Question = {
  path: ['countries'],
  text: 'Where do you clean (BE, NL or both)',
  schema: v.picklist(['BE', 'NL', 'both'], 'has to be BE, NL or both'),
}

/** Asked in this order of a company with these countries. */
export function questionsFor(served: readonly Country[]): readonly Question[] {
  const [isBelgian, isDutch] = countries.map((country) => served.includes(country))
  return [
    entry('brand', brand),
    entry('since', since),
    ...served.map((country) => entry(`phoneNumber.${country}`, phoneNumber.entries[country])),
    ...served.map((country) => entry(`email.${country}`, email.entries[country])),
    entry('mail.from', mail.entries.from),
    entry('mail.to', mail.entries.to),
    entry('hours.opens', hours.entries.opens, '08:00'),
    entry('hours.closes', hours.entries.closes, '18:00'),
    later(entry('googleProfileUrl', googleProfileUrl.wrapped, '')),
    ...(isBelgian
      ? [
          ...legalQuestions('BE'),
          entry('invoices.BE', invoiced, 'always'),
          entry('invoiceLanguage.BE', v.picklist(['nl', 'en'], companyMistakes.invoiceLanguage), 'nl'),
          { path: ['seatInEnglish'], text: 'Town, Belgium, in English', schema: someText },
        ]
      : []),
    ...(isDutch ? [...legalQuestions('NL'), entry('invoices.NL', invoiced, 'onRequest')] : []),
    { path: ['colour'], text: 'Brand colour, such as #1f5b4c', schema: colour },
  ]
}
