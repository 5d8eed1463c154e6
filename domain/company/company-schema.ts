import * as v from 'valibot'
import type { Country } from '../language.ts'
import { bic, holder, iban } from '../money/account-schema.ts'
import { checkPostcode } from '../places/postcode.ts'
import { claimIds } from './claims.ts'
import { group, matching, optional, text } from './yaml-values.ts'

const address = matching(/^https:\/\/[^\s/.]+\.\S+$/, 'an address that begins with https://')
const mailbox = matching(/^[^\s@<>]+@[^\s@<>.]+\.[^\s@<>]+$/, 'an e-mail address')
const time = matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as 08:00')
const date = matching(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'a date such as 2026-05-01')
const count = v.pipe(matching(/^[1-9]\d{0,8}$/, 'a whole number without separators'), v.transform(Number))
const arrival = matching(
  /^(?:[01]\d|2[0-3]):[0-5]\d–(?:[01]\d|2[0-3]):[0-5]\d$/,
  'two times with a dash between them, such as 08:00–09:00',
)
const yesOrNo = v.pipe(
  v.picklist(['yes', 'no'], 'has to be yes or no'),
  v.transform((answer) => answer === 'yes'),
)

const perCountry = <const Schema extends v.GenericSchema>(schema: Schema) => group({ BE: schema, NL: schema })

/**
 * A fact that pages promise and only the owner can know (R1.4). It is a sample, and marked as one, until somebody has
 * `confirmed` it.
 */
const fact = <const Schema extends v.GenericSchema>(value: Schema) =>
  group({ value, confirmed: optional(group({ by: text, on: date })) })

const described = fact(text)
const promise = fact(yesOrNo)

const legal = (country: Country, companyNumber: RegExp, vatNumber: RegExp, example: readonly [string, string]) => {
  const isPostcode = (typed: string) => checkPostcode(country, typed).ok
  const zipCode = v.pipe(text, v.check(isPostcode, 'has to be a postcode of the country'))
  return group({
    name: text,
    legalForm: text,
    seat: group({ street: text, zipCode, city: text }),
    companyNumber: matching(companyNumber, `a company number such as ${example[0]}`),
    register: text,
    vatNumber: matching(vatNumber, `a VAT number such as ${example[1]}`),
  })
}

/** `company.yaml`, with its units and forms. The file explains each entry. */
export const companySchema = group({
  brand: v.pipe(text, v.maxLength(30, 'has to be at most 30 characters, for headings and text messages')),
  since: v.pipe(matching(/^[12]\d{3}$/, 'a year'), v.transform(Number)),
  phoneNumber: group({
    BE: matching(/^\+32\d{8,9}$/, 'a Belgian number such as +3220000000'),
    NL: matching(/^\+31\d{9}$/, 'a Dutch number such as +31740000000'),
  }),
  email: perCountry(mailbox),
  mail: group({ from: mailbox, to: mailbox }),
  hours: v.pipe(
    group({ opens: time, closes: time }),
    v.check(
      ({ opens, closes }) => ![opens, closes].every((each) => v.is(time, each)) || opens < closes,
      'has to close later than it opens',
    ),
  ),
  closedDays: v.array(date, 'has to be a list of dates, such as [2026-12-24]'),
  googleProfileUrl: address,
  socialLinks: v.record(text, address, 'has to be a list of names with addresses'),
  legal: group({
    BE: legal('BE', /^[01]\d{3}\.\d{3}\.\d{3}$/, /^BE [01]\d{3}\.\d{3}\.\d{3}$/, ['0123.456.749', 'BE 0123.456.749']),
    NL: legal('NL', /^\d{8}$/, /^NL\d{9}B\d{2}$/, ['12345678', 'NL123456782B12']),
  }),
  branch: group({
    path: matching(
      /^\/[a-z\d]+(?:-[a-z\d]+)*$/,
      'a path such as /our-name-our-town, in small letters, digits and hyphens',
    ),
    place: text,
  }),
  payee: perCountry(optional(group({ iban, bic: optional(bic), name: optional(holder) }))),
  figures: group({ homesCleaned: count, minutesToBook: count }),
  claims: v.record(
    v.picklist(claimIds, 'is not a claim of ours: the name may be mistyped'),
    optional(group({ proof: text, by: text, on: date })),
    'has to be a list of names with proofs',
  ),
  facts: group({
    insuredAmount: fact(count),
    guaranteeDays: fact(count),
    reworkDays: fact(count),
    complaintDays: fact(count),
    paymentDays: fact(count),
    invoiceDays: fact(count),
    prepaymentDays: fact(count),
    waitMinutes: fact(count),
    morningArrival: fact(arrival),
    afternoonArrival: fact(arrival),
    paymentMethods: fact(perCountry(text)),
    businessRate: fact(perCountry(count)),
    noticeDays: fact(count),
    teamLanguages: fact(perCountry(text)),
    colourCodedCloths: described,
    secondPersonCheck: described,
    hepaFilters: described,
    workingMethods: described,
    complaintsByTask: described,
    localHomes: described,
  }),
  promises: group({
    parkingIncluded: promise,
    productsIncluded: promise,
    noCash: promise,
    lateCosts: promise,
    keysReturned: promise,
    cleanersTrained: promise,
    identityChecked: promise,
    dataInEea: promise,
    partnersInsured: promise,
    closedOnHolidays: promise,
    noVisitsOnHolidays: promise,
  }),
})

/** The facts that make the product one company's own (R1.11). */
export type Company = v.InferOutput<typeof companySchema>
