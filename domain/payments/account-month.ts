import { addCents, type Cents, subtractCents } from '../money/cents.ts'
import { officeInstant } from '../opening/office-time.ts'

/** A month of the books: 'YYYY-MM'. */
export type AccountMonth = string

export const monthOf = (date: string): AccountMonth => date.slice(0, 7)

export function nextMonth(month: AccountMonth): AccountMonth {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
}

/** The moment at which a month of the office's calendar is over. */
export const endOfMonth = (month: AccountMonth): Date => officeInstant(`${nextMonth(month)}-01`, 0)

/** What a month adds to what orders owe by the ledger, and takes off it, in cents. */
export interface MonthBalance {
  openingCents: Cents
  chargedCents: Cents
  paidCents: Cents
}

/** What orders owe at the end of a month, with which the next one opens. */
export const closingOf = ({ openingCents, chargedCents, paidCents }: MonthBalance): Cents =>
  subtractCents(addCents(openingCents, chargedCents), paidCents)
