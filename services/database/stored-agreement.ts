import { type BusinessAgreement, businessAgreement } from '../../domain/orders/business-order.ts'
import { readStoredJson } from './stored-json.ts'
import type { OrderTable } from './tables/order-tables.ts'

/** What a business has agreed on (R19.1). @throws UnreadableJson */
export const readAgreement = (json: string): BusinessAgreement =>
  readStoredJson(businessAgreement, json, 'An order for a business')

/** What the business of an order's row has agreed on; null for a home. @throws UnreadableJson */
export const businessOf = ({ business }: Pick<OrderTable, 'business'>): BusinessAgreement | null =>
  business === null ? null : readAgreement(business)

/** Who an order is for: the customer, or the company with the person who lets the team in. */
export function customerName(
  row: Pick<OrderTable, 'business'> & { firstName: string | null; lastName: string | null },
) {
  return [businessOf(row)?.company.name, `${row.firstName} ${row.lastName}`].filter(Boolean).join(', ')
}
