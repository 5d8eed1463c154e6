import * as v from 'valibot'
import { countries } from '../../../domain/language.ts'
import type { InvoiceDocument } from '../../../domain/payments/invoice-document.ts'
import { readStoredJson, storedCents } from '../../database/stored-json.ts'

const party = v.object({
  name: v.string(),
  street: v.string(),
  zipCode: v.string(),
  city: v.string(),
  country: v.picklist(countries),
  companyNumber: v.optional(v.string()),
  vatNumber: v.exactOptional(v.string()),
})

const storedDocument = v.object({
  kind: v.picklist(['invoice', 'creditNote']),
  number: v.string(),
  credits: v.exactOptional(v.string()),
  reason: v.exactOptional(v.string()),
  issuedOn: v.string(),
  dueOn: v.string(),
  suppliedOn: v.string(),
  orderNumber: v.string(),
  buyerReference: v.string(),
  seller: party,
  buyer: party,
  lines: v.array(
    v.object({ text: v.string(), grossCents: storedCents, netCents: storedCents, vatPercent: v.number() }),
  ),
  vat: v.array(v.object({ vatPercent: v.number(), netCents: storedCents, vatCents: storedCents })),
  netCents: storedCents,
  vatCents: storedCents,
  grossCents: storedCents,
  paidCents: storedCents,
  payment: v.optional(v.object({ name: v.string(), iban: v.string(), reference: v.string() })),
})

/** Reads an invoice or credit note back. @throws UnreadableJson */
export const readStoredDocument = (json: string): InvoiceDocument => readStoredJson(storedDocument, json, 'An invoice')
