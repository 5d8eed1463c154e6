import type { Language } from '../domain/language.ts'
import type { ChargeKind } from '../domain/payments/ledger.ts'

/**
 * The name of a charge on an invoice, in the language of the order: the office and the ordering site issue the same
 * invoice.
 */
export const invoiceLines: Record<Language, Record<Exclude<ChargeKind, 'lateCost'>, string>> = {
  en: {
    order: 'Cleaning of a home',
    extra: 'Extra work',
    fee: 'Fee for a late change or cancellation',
    discount: 'Discount',
    correction: 'Correction',
    withdrawal: 'Work done before the withdrawal',
  },
  nl: {
    order: 'Schoonmaak van een woning',
    extra: 'Extra werk',
    fee: 'Kosten voor laat wijzigen of annuleren',
    discount: 'Korting',
    correction: 'Correctie',
    withdrawal: 'Werk dat vóór de herroeping is gedaan',
  },
}
