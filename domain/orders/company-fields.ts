import { parseCompanyNumber } from '../company/company-number.ts'
import { isVatNumber, officialVatNumber } from '../company/vat-number.ts'
import { lineAs, optional } from '../forms/fields.ts'
import type { Country } from '../language.ts'
import { checkPostcode } from '../places/postcode.ts'

/** The longest text in these fields, in UTF-16 units. */
const maxLength = 100

/** The fields of a form that name a company of a country on its invoices. Numbers become their official notation. */
export const companyFields = (country: Country) => ({
  companyNumber: lineAs((text) => parseCompanyNumber(country, text), { maxLength }),
  vatNumber: optional(lineAs((text) => vatNumberOf(country, text), { maxLength })),
  zipCode: lineAs((text) => zipCodeOf(country, text), { maxLength }),
})

const vatNumberOf = (country: Country, text: string) => {
  const official = officialVatNumber(country, text)
  return isVatNumber(country, official) ? official : undefined
}
const zipCodeOf = (country: Country, text: string) => {
  const check = checkPostcode(country, text)
  return check.ok ? check.zipCode : undefined
}

/** Whether a VAT number, if there is one, is that of a company: a Belgian one has the company number in it. */
export const isOfCompany = (
  country: Country,
  companyNumber: string | undefined,
  vatNumber: string | undefined,
): boolean => !vatNumber || country !== 'BE' || vatNumber === `BE ${companyNumber}`
