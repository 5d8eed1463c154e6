import * as v from 'valibot'
import { companySchema } from '../../domain/company/company-schema.ts'
import { iban } from '../../domain/money/account-schema.ts'
import { contrast } from '../../services/content-report/inspect-colours.ts'

/** A question of `npm run company -- new`. The schema of the company's file checks its answer. */
export interface Question {
  /** Where the answer goes in `company.yaml`; a single name for what goes elsewhere. */
  path: readonly string[]
  text: string
  schema: v.GenericSchema<string, unknown>
  /** The default for an empty answer. */
  otherwise?: string
}

const { brand, since, phoneNumber, email, mail, hours, legal, googleProfileUrl, branch, figures } =
  companySchema.entries

const legalQuestions = (country: 'BE' | 'NL', inWords: string): Question[] => {
  const { name, legalForm, seat, companyNumber, register, vatNumber } = legal.entries[country].entries
  const { street, zipCode, city } = seat.entries
  const at = (...path: string[]) => ['legal', country, ...path]
  return [
    { path: at('name'), text: `Legal name ${inWords}`, schema: name },
    { path: at('legalForm'), text: '… its legal form', schema: legalForm, otherwise: country === 'BE' ? 'BV' : 'B.V.' },
    { path: at('seat', 'street'), text: '… its street and number', schema: street },
    { path: at('seat', 'zipCode'), text: '… its postcode', schema: zipCode },
    { path: at('seat', 'city'), text: '… its town', schema: city },
    { path: at('companyNumber'), text: '… its company number', schema: companyNumber },
    {
      path: at('register'),
      text: '… the register that it is in',
      schema: register,
      ...(country === 'NL' && { otherwise: 'KvK' }),
    },
    // The Belgian one is the company number.
    ...(country === 'NL' ? [{ path: at('vatNumber'), text: '… its VAT number', schema: vatNumber }] : []),
    {
      path: ['payee', country, 'iban'],
      text: '… the IBAN that customers transfer to (empty: later)',
      schema: v.union([v.literal(''), iban], 'has to be an IBAN'),
      otherwise: '',
    },
  ]
}

const colour = v.pipe(
  v.string(),
  v.regex(/^#[\da-f]{6}$/i, 'has to be a colour such as #1f5b4c'),
  v.check((typed) => contrast(typed, '#fbf8f1') >= 4.5, 'is too pale for text on the page: choose a darker one'),
)

/** Asked in this order. */
export const questions: readonly Question[] = [
  { path: ['brand'], text: 'Name, as customers say it', schema: brand },
  { path: ['since'], text: 'First year', schema: since },
  {
    path: ['figures', 'homesCleaned'],
    text: 'Homes cleaned so far, rounded down',
    schema: figures.entries.homesCleaned,
  },
  { path: ['phoneNumber', 'BE'], text: 'Phone number in Belgium (+32…)', schema: phoneNumber.entries.BE },
  { path: ['phoneNumber', 'NL'], text: 'Phone number in the Netherlands (+31…)', schema: phoneNumber.entries.NL },
  { path: ['email', 'BE'], text: 'E-mail address for customers in Belgium', schema: email.entries.BE },
  { path: ['email', 'NL'], text: 'E-mail address for customers in the Netherlands', schema: email.entries.NL },
  { path: ['mail', 'from'], text: 'Address that the sites send mail from', schema: mail.entries.from },
  { path: ['mail', 'to'], text: 'Address at which the office gets its mail', schema: mail.entries.to },
  { path: ['hours', 'opens'], text: 'The office opens at', schema: hours.entries.opens, otherwise: '08:00' },
  { path: ['hours', 'closes'], text: '… and closes at', schema: hours.entries.closes, otherwise: '18:00' },
  { path: ['googleProfileUrl'], text: 'Where customers write reviews (https://…)', schema: googleProfileUrl },
  ...legalQuestions('BE', 'in Belgium'),
  {
    path: ['seatInEnglish'],
    text: '… its town as English calls it',
    schema: v.pipe(v.string(), v.nonEmpty('is missing')),
  },
  ...legalQuestions('NL', 'in the Netherlands'),
  { path: ['branch', 'place'], text: 'Town of the branch in the Netherlands', schema: branch.entries.place },
  { path: ['branch', 'path'], text: '… path of its page, such as /name-town', schema: branch.entries.path },
  {
    path: ['nearby'],
    text: '… places nearby, with commas between',
    schema: v.pipe(v.string(), v.nonEmpty('is missing')),
  },
  { path: ['colour'], text: 'Colour of the brand, such as #1f5b4c', schema: colour },
]
