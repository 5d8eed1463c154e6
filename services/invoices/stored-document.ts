import * as v from 'valibot'
import { countries, languages } from '../../domain/language.ts'
import { creditCauses, type InvoiceDocument } from '../../domain/payments/invoice-document.ts'
import { readStoredJson, storedCents } from '../database/stored-json.ts'

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
  kind: v.picklist(['invoice', 'prepayment', 'creditNote']),
  number: v.string(),
  language: v.optional(v.picklist(languages)),
  credits: v.exactOptional(v.string()),
  reason: v.exactOptional(v.string()),
  cause: v.exactOptional(v.picklist(creditCauses)),
  issuedOn: v.string(),
  dueOn: v.string(),
  suppliedOn: v.optional(v.string()),
  paidOn: v.optional(v.string()),
  orderNumber: v.string(),
  buyerReference: v.string(),
  deducts: v.optional(v.array(v.string())),
  seller: party,
  buyer: party,
  lines: v.array(
    v.object({
      text: v.string(),
      translation: v.optional(v.string()),
      grossCents: storedCents,
      netCents: storedCents,
      vatPercent: v.number(),
    }),
  ),
  vat: v.array(v.object({ vatPercent: v.number(), netCents: storedCents, vatCents: storedCents })),
  reverseCharge: v.optional(v.string()),
  netCents: storedCents,
  vatCents: storedCents,
  grossCents: storedCents,
  paidCents: storedCents,
  payment: v.optional(v.object({ name: v.string(), iban: v.string(), reference: v.string() })),
})

/** Reads an invoice or credit note back. @throws UnreadableJson */
export const readStoredDocument = (json: string): InvoiceDocument => readStoredJson(storedDocument, json, 'An invoice')
