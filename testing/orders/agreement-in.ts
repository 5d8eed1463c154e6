import type { Country } from '../../domain/language.ts'
import { cents } from '../../domain/money/cents.ts'
import type { BusinessAgreement } from '../../domain/orders/business-order.ts'

const numbers = {
  BE: { companyNumber: '0123.456.749', vatNumber: 'BE 0123.456.749', zipCode: '2000', city: 'Antwerpen' },
  NL: { companyNumber: '12345678', vatNumber: 'NL123456782B12', zipCode: '7551AB', city: 'Hengelo' },
}

/** What a business of a country agrees on. */
export const agreementIn = (country: Country, different: Partial<BusinessAgreement> = {}): BusinessAgreement => ({
  company: { name: 'Ada BV', street: 'Markt 1', country, ...numbers[country] },
  filesReturns: false,
  isCleaner: false,
  invoiceEmail: 'books@ada.example',
  reference: '',
  place: 'premises',
  dwellingPercent: null,
  work: 'The offices on the second floor',
  netCents: cents(100_000),
  ...different,
})
