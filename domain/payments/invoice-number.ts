import type { Country } from '../language.ts'
import { monthOf, nextMonth } from './account-month.ts'

/** The number of an invoice: each series counts from one in each year, without a gap (R18.40). */
export interface InvoiceNumber {
  /** 'BE', 'NL', or that of sample prices, which never takes a number of the books. */
  series: string
  year: number
  seq: number
}

/** The series of a country's invoices. */
export const invoiceSeries = ({ country, sample }: { country: Country; sample: boolean }): string =>
  sample ? `SAMPLE-${country}` : country

/** As it is printed: BE-2026-0001. */
export const formatInvoiceNumber = ({ series, year, seq }: InvoiceNumber): string =>
  `${series}-${year}-${String(seq).padStart(4, '0')}`

/** Reads what `formatInvoiceNumber` writes; undefined for anything else. */
export function parseInvoiceNumber(text: string): InvoiceNumber | undefined {
  const [, series, year, seq] = /^((?:SAMPLE-)?(?:BE|NL))-(\d{4})-(\d{4,9})$/.exec(text) ?? []
  return series ? { series, year: Number(year), seq: Number(seq) } : undefined
}

/**
 * The last day on which a document is in time: the 15th of the month after what it is of (BE, NL).
 * @param day 'YYYY-MM-DD'
 */
export const lastInvoiceDay = (day: string): string => `${nextMonth(monthOf(day))}-15`
