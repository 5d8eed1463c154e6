import { goesTo } from '../../domain/company/company-coverage.ts'
import { parseHours } from '../../domain/estimate/sold-hours.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { teamTravelFor } from '../../domain/estimate/team-travel.ts'
import { amount, email, entry, line, lineAs, lines, optional, radios, tick, whole } from '../../domain/forms/fields.ts'
import { form, type Problems, type Values } from '../../domain/forms/form.ts'
import { type Language, localeOf } from '../../domain/language.ts'
import { type BusinessAgreement, businessPlaces } from '../../domain/orders/business-order.ts'
import { checkDetails } from '../../domain/orders/check-details.ts'
import { companyFields, isOfCompany } from '../../domain/orders/company-fields.ts'
import { detailForm, type OrderDetails } from '../../domain/orders/order-details.ts'
import { visitForm } from '../../domain/orders/visit-form.ts'
import { workForBusiness } from '../../services/orders/place/place-business-order.ts'
import type { WorkForBusiness } from '../../services/orders/place/store-order.ts'

const { remark, ...person } = detailForm.fields

/**
 * An order for a business (R19.1): the company, the place, who lets the team in, the work and its price.
 * @param visits those that can be had, as they are sent; none are known before the rest is
 */
export function businessForm({ country, people }: Pick<Tariff, 'country' | 'people'>, visits: readonly string[] = []) {
  const { companyNumber, vatNumber, zipCode } = companyFields(country)
  return form(
    {
      company: line(150),
      companyNumber,
      vatNumber,
      filesReturns: radios(['yes', 'no']),
      isCleaner: tick(),
      invoiceEmail: email(),
      reference: line(100, { required: false }),
      invoiceStreet: line(150, { required: false }),
      invoiceZipCode: optional(zipCode),
      invoiceCity: line(100, { required: false }),
      ...person,
      zipCode,
      outside: tick(),
      place: radios(businessPlaces),
      dwellingPercent: optional(whole(1, 99)),
      remark,
      work: lines(500),
      people: whole(1, people.most),
      hours: hours(people.longestVisitMinutes),
      netPrice: amount(),
      visit: {
        ...optional(visitForm.fields.visit),
        view: { as: 'select', options: ['', ...visits], required: false } as const,
      },
      agreed: tick(),
      entry: entry(),
    },
    { problems: ['taken', 'notCovered', 'noTeam', 'invoiceAddress'] },
  )
}

export type BusinessForm = ReturnType<typeof businessForm>
export type BusinessValues = Values<BusinessForm>

/** The hours of one visit in minutes, at most the longest of the tariff. */
const hours = (longest: number) => ({
  ...lineAs(
    (text) => {
      const minutes = parseHours(text)
      return minutes !== undefined && minutes >= 30 && minutes <= longest ? minutes : undefined
    },
    { inputMode: 'decimal', maxLength: 6 },
  ),
  write: (minutes: number, language: Language) => [(minutes / 60).toLocaleString(localeOf(language))],
})

/** What was agreed with a business, checked; or a code for each invalid field. */
export type BusinessCheck =
  | { ok: true; home: WorkForBusiness; details: OrderDetails }
  | { ok: false; problems: Problems<BusinessForm> }

/** Checks what depends on several fields or on the tariff: phone and VAT number, a mixed place, addresses, our area. */
export function checkBusiness(tariff: Tariff, values: BusinessValues): BusinessCheck {
  const { country } = tariff
  const { place, dwellingPercent, zipCode, outside, invoiceStreet, invoiceZipCode, invoiceCity, presence } = values
  const details = checkDetails({ ...values, remark: values.remark ?? '', access: values.access ?? '' })
  const invoiceAddress = [invoiceStreet, invoiceZipCode, invoiceCity].filter(Boolean).length
  const problems: Problems<BusinessForm> = {
    ...(!details.ok && details.problems.phoneNumber && { phoneNumber: 'malformed' as const }),
    ...(!isOfCompany(country, values.companyNumber, values.vatNumber) && { vatNumber: 'malformed' as const }),
    ...(place === 'mixed' && dwellingPercent === undefined && { dwellingPercent: 'required' as const }),
    ...(invoiceAddress % 3 > 0 && { invoiceStreet: 'invoiceAddress' as const }),
    ...(!goesTo(country, zipCode) && !outside && { zipCode: 'notCovered' as const }),
    ...(!teamTravelFor(tariff, zipCode) && { zipCode: 'noTeam' as const }),
  }
  if (!details.ok || Object.keys(problems).length > 0) return { ok: false, problems }
  const { people, hours: minutesOnSite } = values
  const home = workForBusiness(country, agreementOf(country, values), { zipCode, people, minutesOnSite })
  return { ok: true, home, details: { ...details.details, presence } }
}

function agreementOf(country: Tariff['country'], values: BusinessValues): BusinessAgreement {
  const { place, vatNumber, street, houseNumber } = values
  return {
    company: {
      name: values.company,
      companyNumber: values.companyNumber,
      ...(vatNumber && { vatNumber }),
      street: values.invoiceStreet || `${street} ${houseNumber}`,
      zipCode: values.invoiceZipCode ?? values.zipCode,
      city: values.invoiceCity || values.city,
      country,
    },
    filesReturns: values.filesReturns === 'yes',
    isCleaner: values.isCleaner,
    invoiceEmail: values.invoiceEmail,
    reference: values.reference,
    place,
    dwellingPercent: place === 'mixed' ? (values.dwellingPercent ?? null) : null,
    work: values.work,
    netCents: values.netPrice,
  }
}
