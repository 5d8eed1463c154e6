import { addDays } from '../opening/office-time.ts'
import { accessDays } from '../orders/retention.ts'
import { mayDo } from '../people/permissions.ts'
import type { Role } from '../people/role.ts'

/** How the team gets in, and where it parks: secret, and kept for as long as it is needed. */
export interface AccessNotes {
  access: string
  parking: string
}

/** The maximum length of each note, in UTF-16 units. */
export const accessLength = 1000

/** Days before a visit from which its team may read how to get in. */
const crewDaysBefore = 2

/**
 * Whether somebody may read the access notes of a visit today (R17.23): who plans at any time, the crew from two days before the visit
 * until they are deleted.
 * @param date of the visit
 */
export function mayReadAccess(role: Role, date: string, today: string): boolean {
  if (mayDo(role, 'changePlanning')) return true
  return mayDo(role, 'readDaySheet') && addDays(date, -crewDaysBefore) <= today && today <= addDays(date, accessDays)
}
