import type { BankBooking } from './bank-statement.ts'
import { type Evidence, evidenceOf } from './booking-evidence.ts'
import type { StoredBooking } from './stored-day.ts'

/** Whether no person and no payment has settled a stored booking, so that a file may say more about it. */
export const isOpen = ({ parts }: Pick<StoredBooking, 'parts'>): boolean =>
  parts.every(({ state, cents }) => state === 'new' || (state === 'ignored' && cents < 0))

/**
 * Whether a booking of a file says more than that of the store: it has more parts, references of ours that were
 * missing, or anything at all.
 */
export function saysMore(
  { bankReference, parts }: BankBooking,
  format: Evidence['format'],
  stored: StoredBooking,
): boolean {
  const [own] = stored.faces
  const read = evidenceOf(format, bankReference, parts)
  if (!own || parts.length !== stored.parts.length) return parts.length > stored.parts.length
  const isBlank = own.names.size + own.ibans.size + own.texts.length === 0
  return read.serials.size > own.serials.size || (isBlank && read.names.size + read.ibans.size + read.texts.length > 0)
}
