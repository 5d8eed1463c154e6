/**
 * How the team gets in, and where it parks: secret, and kept for as long as it is needed. `access` and `parking` are
 * the office's; `fromCustomer` is what the customer wrote, which only the customer changes.
 */
export interface AccessNotes {
  access: string
  parking: string
  fromCustomer?: string
}

/** The maximum length of each note, in UTF-16 units. */
export const accessLength = 1000
