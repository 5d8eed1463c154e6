import { parseHours } from '../../domain/estimate/sold-hours.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { amount, email, entry, line, lineAs, lines, optional, radios, tick, whole } from '../../domain/forms/fields.ts'
import { form, type Values } from '../../domain/forms/form.ts'
import { type Language, localeOf } from '../../domain/language.ts'
import { businessPlaces } from '../../domain/orders/business-order.ts'
import { companyFields } from '../../domain/orders/company-fields.ts'
import { detailForm } from '../../domain/orders/order-details.ts'
import { visitForm } from '../../domain/orders/visit-form.ts'

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
        look: { as: 'select', options: ['', ...visits], required: false } as const,
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
