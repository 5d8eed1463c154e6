import type { ExtraId } from '../domain/estimate/rooms.ts'
import type { Language } from '../domain/language.ts'
import type { OrderedPackage } from '../domain/packages/cleaning-packages.ts'
import { extras as englishExtras } from './en/extra-words.ts'
import { invoice as english } from './en/invoice.ts'
import { packageNames as englishPackages } from './en/package-names.ts'
import { extras as dutchExtras } from './nl/extra-words.ts'
import { invoice as dutch } from './nl/invoice.ts'
import { packageNames as dutchPackages } from './nl/package-names.ts'

/** The words of an invoice in one language, with the names of what it is for. */
export interface InvoiceWords {
  invoice: typeof english
  packageNames: Record<OrderedPackage, string>
  extras: Record<ExtraId, { name: string }>
}

/**
 * The words of invoices by language: an invoice is in the language of its seat, whatever the site's, and every process
 * issues the same.
 */
export const invoiceWords: Record<Language, InvoiceWords> = {
  en: { invoice: english, packageNames: englishPackages, extras: englishExtras },
  nl: { invoice: dutch, packageNames: dutchPackages, extras: dutchExtras },
}
