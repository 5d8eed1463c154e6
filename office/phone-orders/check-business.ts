import { goesTo } from '../../domain/company/company-coverage.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { teamTravelFor } from '../../domain/estimate/team-travel.ts'
import type { Problems } from '../../domain/forms/form.ts'
import type { BusinessAgreement } from '../../domain/orders/business-order.ts'
import { checkDetails } from '../../domain/orders/check-details.ts'
import { isOfCompany } from '../../domain/orders/company-fields.ts'
import type { OrderDetails } from '../../domain/orders/order-details.ts'
import { workForBusiness } from '../../services/orders/place/place-business-order.ts'
import type { WorkForBusiness } from '../../services/orders/place/store-order.ts'
import type { BusinessForm, BusinessValues } from './business-form.ts'

/** What was agreed with a business, checked; or a code per field that is not as it has to be. */
export type BusinessCheck =
  | { ok: true; home: WorkForBusiness; details: OrderDetails }
  | { ok: false; problems: Problems<BusinessForm> }

/** Checks what depends on several fields or on the tariff: phone and VAT number, a mixed place, addresses, our area. */
export function checkBusiness(tariff: Tariff, values: BusinessValues): BusinessCheck {
  const { country } = tariff
  const { place, dwellingPercent, zipCode, outside, invoiceStreet, invoiceZipCode, invoiceCity, presence } = values
  const details = checkDetails(country, { ...values, remark: values.remark ?? '', access: values.access ?? '' })
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
