import * as v from 'valibot'
import { type Country, countries } from '../language.ts'
import { checkPostcode } from '../places/postcode.ts'
import { bic, holder, iban } from './account-schema.ts'
import { areaSchema } from './area-schema.ts'
import { claimIds, formerClaimIds } from './claims.ts'
import { companyMistakes as mistakes } from './company-mistakes.ts'
import { parseCompanyNumber } from './company-number.ts'
import { isVatNumber, officialVatNumber } from './vat-number.ts'
import { group, matching, optional, text } from './yaml-values.ts'

const address = matching(/^https:\/\/[^\s/.]+\.\S+$/, mistakes.address)
const mailbox = matching(/^[^\s@<>]+@[^\s@<>.]+\.[^\s@<>]+$/, mistakes.mailbox)
const time = v.pipe(
  text,
  v.transform((typed) => typed.padStart('08:00'.length, '0')),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, mistakes.time),
)
const phoneNumber = (pattern: RegExp, mistake: string) =>
  v.pipe(
    text,
    v.transform((typed) => typed.replace(/[\s./()-]/g, '')),
    v.regex(pattern, mistake),
  )
const date = v.pipe(
  text,
  v.check((typed) => new Date(typed).toJSON()?.slice(0, 10) === typed, mistakes.date),
)
const count = v.pipe(matching(/^[1-9]\d{0,8}$/, mistakes.count), v.transform(Number))
const arrival = v.pipe(
  matching(/^(?:[01]\d|2[0-3]):[0-5]\d–(?:[01]\d|2[0-3]):[0-5]\d$/, mistakes.arrival),
  v.check((typed) => typed.slice(0, 5) < typed.slice(6), mistakes.arrivalOrder),
)
const yesOrNo = v.pipe(
  v.picklist(['yes', 'no'], mistakes.yesOrNo),
  v.transform((answer) => answer === 'yes'),
)

/** When a customer gets an invoice: for every order, or once they ask for it. */
const invoicePolicies = ['always', 'onRequest'] as const

const perCountry = <const Schema extends v.GenericSchema>(schema: Schema) => group({ BE: schema, NL: schema })

/** Who has vouched for something, and when. */
const vouched = group({ by: text, on: date })

/**
 * A fact that pages promise and only the owner can know (R1.4). It is a sample, and marked as one, until someone has
 * `confirmed` it.
 */
const fact = <const Schema extends v.GenericSchema>(value: Schema) => group({ value, confirmed: optional(vouched) })

const described = fact(text)
const promise = fact(yesOrNo)

/** A postcode without blanks; nothing if it is none. */
function seatPostcode(country: Country, typed: string): string {
  const check = checkPostcode(country, typed)
  return check.ok ? check.zipCode : ''
}

const legal = (country: Country, companyNumber: RegExp, vatNumber: RegExp) =>
  group({
    name: text,
    legalForm: text,
    seat: group({
      street: text,
      zipCode: v.pipe(
        text,
        v.transform((typed) => seatPostcode(country, typed)),
        v.nonEmpty(mistakes.zipCode),
      ),
      city: text,
    }),
    companyNumber: v.pipe(
      text,
      v.transform((typed) => parseCompanyNumber(country, typed) ?? typed),
      v.regex(companyNumber, mistakes[`companyNumber${country}`]),
      v.check((typed) => parseCompanyNumber(country, typed) !== undefined, mistakes.checkDigits),
    ),
    register: text,
    vatNumber: v.config(
      v.pipe(
        text,
        v.transform((typed) => officialVatNumber(country, typed)),
        v.regex(vatNumber, mistakes[`vatNumber${country}`]),
        v.check((typed) => isVatNumber(country, typed), mistakes.checkDigits),
      ),
      { abortPipeEarly: true },
    ),
  })

const invoicing = v.picklist(invoicePolicies, mistakes.invoicing)

const served = v.pipe(
  v.array(v.picklist(countries, mistakes.countries), mistakes.countries),
  v.nonEmpty(mistakes.countries),
  v.transform((listed) => countries.filter((country) => listed.includes(country))),
)

/** `company.yaml` of a company with both countries. */
const bothCountries = group({
  countries: v.optional(served, [...countries]),
  brand: v.pipe(text, v.maxLength(30, mistakes.brand)),
  since: v.pipe(matching(/^[12]\d{3}$/, mistakes.year), v.transform(Number)),
  phoneNumber: group({
    BE: phoneNumber(/^\+32\d{8,9}$/, mistakes.phoneNumberBE),
    NL: phoneNumber(/^\+31\d{9}$/, mistakes.phoneNumberNL),
  }),
  email: perCountry(mailbox),
  mail: group({ from: mailbox, to: mailbox }),
  hours: v.pipe(
    group({ opens: time, closes: time }),
    v.check(
      ({ opens, closes }) => ![opens, closes].every((each) => v.is(time, each)) || opens < closes,
      mistakes.hours,
    ),
  ),
  closedDays: v.array(date, mistakes.dates),
  googleProfileUrl: optional(address),
  socialLinks: v.record(text, address, mistakes.addresses),
  legal: group({
    BE: v.pipe(
      legal('BE', /^[01]\d{3}\.\d{3}\.\d{3}$/, /^BE [01]\d{3}\.\d{3}\.\d{3}$/),
      v.forward(
        v.check(({ companyNumber, vatNumber }) => vatNumber === `BE ${companyNumber}`, mistakes.vatNumberOther),
        ['vatNumber'],
      ),
    ),
    NL: legal('NL', /^\d{8}$/, /^NL\d{9}B\d{2}$/),
  }),
  branch: optional(
    group({
      country: v.optional(v.picklist(countries, mistakes.country)),
      path: matching(/^\/[a-z\d]+(?:-[a-z\d]+)*$/, mistakes.path),
      place: text,
    }),
  ),
  // Without an area, the company goes everywhere.
  area: v.optional(group({ BE: optional(areaSchema('BE')), NL: optional(areaSchema('NL')) }), {}),
  payee: perCountry(optional(group({ iban, bic: optional(bic), name: optional(holder) }))),
  // Folders of older releases have none of these.
  invoices: v.optional(group({ BE: v.optional(invoicing, 'always'), NL: v.optional(invoicing, 'onRequest') }), {}),
  invoiceLanguage: v.optional(group({ BE: v.optional(v.picklist(['nl', 'en'], mistakes.invoiceLanguage), 'nl') }), {}),
  reverseCharge: v.optional(group({ BE: optional(group({ confirmed: vouched })) }), {}),
  figures: group({ homesCleaned: optional(count), minutesToBook: count }),
  claims: v.record(
    v.picklist([...claimIds, ...formerClaimIds], mistakes.claim),
    optional(group({ proof: text, by: text, on: date })),
    mistakes.proofs,
  ),
  // Arrival windows are local times, amounts whole euros; values per country are in the language of its site.
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
  // `no` denies one: its words go or say the opposite (copy/page-copy.ts).
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

/** The entries of the file, with a value per country where they differ. */
export const companyEntries = bothCountries.entries

/**
 * The schema of a company with one country: values of that country alone. Whoever reads them for the other one, which
 * no site serves, gets the same.
 */
function ofCountry(schema: v.GenericSchema, country: Country): v.GenericSchema {
  if (!('entries' in schema) || 'pipe' in schema) return schema
  const entries = schema.entries as Record<string, v.GenericSchema>
  const own = entries[country]
  if (own && entries.BE && entries.NL)
    return v.pipe(
      group({ [country]: own }),
      v.transform((given) => ({ BE: given[country], NL: given[country] })),
    )
  return group(Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, ofCountry(entry, country)])))
}

/** `company.yaml`, with its units and forms, for the countries that it lists (R1.12). The file explains each entry. */
export const companySchema = v.lazy((file): typeof bothCountries => {
  const { success, output } = v.safeParse(v.looseObject({ countries: served }), file)
  const [only, other] = success ? output.countries : countries
  return only && !other ? (ofCountry(bothCountries, only) as typeof bothCountries) : bothCountries
})

/** Whether an entry is a fact in words (`facts.hepaFilters`): pages have their own, and the owner just confirms it. */
export function isInWords(name: string): boolean {
  const { value } = companyEntries.facts.entries[name.replace('facts.', '') as keyof Company['facts']]?.entries ?? {}
  return value === text
}

/** Whether a place in the file is that of a country which the company does not serve: it repeats the other one's. */
export const isOfUnserved = ({ countries: served }: Pick<Company, 'countries'>, path: readonly string[]): boolean =>
  countries.some((country) => path.includes(country) && !served.includes(country))

/** The facts that make the product one company's own (R1.11). */
export type Company = v.InferOutput<typeof companySchema>
