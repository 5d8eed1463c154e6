import { regionIds } from '../places/region.ts'

/**
 * What can be wrong with a value of the company's files, as the rest of a sentence for whoever starts the server. In
 * English alone, because the words of the sites name the company and are loaded after it (decision 68).
 */
const sentences = {
  missing: 'is missing',
  text: 'has to be a text',
  group: 'has to be a list of names with values',
  unknown: 'is not known here: the name may be mistyped',
  address: 'has to be an address that begins with https://',
  addresses: 'has to be a list of names with addresses',
  mailbox: 'has to be an e-mail address',
  time: 'has to be a time such as 08:00',
  hours: 'has to close later than it opens',
  date: 'has to be a date such as 2026-05-01',
  dates: 'has to be a list of dates, such as [2026-12-24]',
  year: 'has to be a year',
  count: 'has to be a whole number without separators',
  arrival: 'has to be two times with a dash between them, such as 08:00–09:00',
  arrivalOrder: 'ends before it begins',
  country: 'has to be BE or NL',
  countries: 'has to list BE, NL or both, such as [NL]',
  yesOrNo: 'has to be yes or no',
  invoicing: 'has to be always or onRequest',
  invoiceLanguage: 'has to be nl or en',
  zipCode: 'has to be a postcode of the country',
  phoneNumberBE: 'has to be a Belgian number such as +3220000000',
  phoneNumberNL: 'has to be a Dutch number such as +31740000000',
  companyNumberBE: 'has to be a company number such as 0123.456.749',
  companyNumberNL: 'has to be a company number such as 12345678',
  vatNumberBE: 'has to be a VAT number such as BE 0123.456.749',
  vatNumberNL: 'has to be a VAT number such as NL123456782B12',
  checkDigits: 'has wrong check digits',
  vatNumberOther: 'has to be BE and the company number',
  brand: 'has to be at most 30 characters, for headings and text messages',
  path: 'has to be a path such as /our-name-our-town, in small letters, digits and hyphens',
  claim: 'is not a claim of ours: the name may be mistyped',
  proofs: 'has to be a list of names with proofs',
  iban: 'has to be an IBAN, such as BE71 0961 2345 6769',
  bic: 'has to be a BIC of 8 or 11 characters',
  areaBE: `is neither a region (${regionIds.BE.join(', ')}) nor codes such as 2000-2099`,
  areaNL: `is neither a province (${regionIds.NL.join(', ')}) nor codes such as 8000-8049`,
  areaList: 'has to be a list, such as [overijssel, 8000-8049]',
  areaOverlap: 'names a region or a code twice',
  areaEmpty: 'leaves no postcode that you go to',
  holder: 'has to be at most 70 characters, as banks take',
} as const

/** A mistake in the company's files: the message of its schema. The office has sentences for it in both languages. */
export type CompanyMistake = keyof typeof sentences

/** The mistakes by their names, so that a schema cannot name an unknown one. */
export const companyMistakes = Object.fromEntries(Object.keys(sentences).map((id) => [id, id])) as {
  [Id in CompanyMistake]: Id
}

export const isCompanyMistake = (message: string): message is CompanyMistake => Object.hasOwn(sentences, message)

/** The message of a schema in English: the sentence of a mistake, and what else it says as it is. */
export const mistakeInEnglish = (message: string): string => (isCompanyMistake(message) ? sentences[message] : message)
