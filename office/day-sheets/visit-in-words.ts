import { fill } from '../../copy/fill.ts'
import { company } from '../../domain/company/company.ts'
import type { Speech } from '../layout/office-facts.ts'
import type { SheetVisit } from './read-day-sheet.ts'

/** Who is at home and, if no one is, how the team gets in. */
export const presenceInWords = (
  { presence, wayIn }: Pick<SheetVisit, 'presence' | 'wayIn'>,
  { words }: Pick<Speech, 'words'>,
): string => {
  const { accesses, presences } = words.orders
  return presence === 'absent' ? `${presences.absent}. ${accesses[wayIn ?? 'open']}` : presences[presence]
}

/** What is to be paid, and when; undefined at sample prices, and once the order has ended. */
export const paymentInWords = (
  { payment }: Pick<SheetVisit, 'payment'>,
  { words, formatMoney }: Pick<Speech, 'words' | 'formatMoney'>,
): string | undefined => {
  const { payments } = words.planning.daySheet
  if (!payment) return undefined
  return payment.due > 0 ? fill(payments[payment.reason], { amount: formatMoney(payment.due) }) : payments.nothing
}

/** What pages and terms promise of the team, until the work is checked. */
export const remindersInWords = (
  { finishCall, presence }: Pick<SheetVisit, 'finishCall' | 'presence'>,
  { words }: Pick<Speech, 'words'>,
): string[] => {
  if (!finishCall) return []
  const { nobodyIn, moreWork, key } = words.planning.daySheet.reminders
  return presence === 'absent'
    ? [key, moreWork]
    : [fill(nobodyIn, { minutes: company.facts.waitMinutes.value }), moreWork]
}
