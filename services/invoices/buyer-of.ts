import type { InvoiceParty } from '../../domain/payments/invoice-document.ts'
import type { Database } from '../database/schema.ts'
import type { InvoicedOrder } from './invoiced-order.ts'

/** Whom a document is for, and their own reference for the order; empty where they have none. */
export interface InvoicedBuyer {
  party: InvoiceParty
  reference: string
}

/**
 * Who gets the next document that an event makes: the company that ordered, or had the one before, otherwise the
 * customer.
 * @returns undefined where the customer was forgotten and had none
 */
export async function nextBuyer(transaction: Database, order: InvoicedOrder): Promise<InvoicedBuyer | undefined> {
  const former = order.invoices.all.at(-1)?.document
  const again = former && { party: former.buyer, reference: former.buyerReference }
  return !order.business && again?.party.companyNumber ? again : ((await customerOf(transaction, order)) ?? again)
}

/** The customer of an order; undefined once forgotten, which a company never is. */
export async function customerOf(
  transaction: Database,
  { row, business }: InvoicedOrder,
): Promise<InvoicedBuyer | undefined> {
  if (business) return { party: business.company, reference: business.reference }
  const person = await transaction
    .selectFrom('orderPerson')
    .select(['firstName', 'lastName', 'street', 'houseNumber', 'city'])
    .where('orderId', '=', row.id)
    .executeTakeFirst()
  if (!person) return undefined
  const { firstName, lastName, street, houseNumber, city } = person
  const { zipCode, country } = row
  const party = { name: `${firstName} ${lastName}`, street: `${street} ${houseNumber}`, zipCode, city, country }
  return { party, reference: '' }
}
