/** How the team gets in, and where it parks: secret, and kept for as long as it is needed. */
export interface AccessNotes {
  access: string
  parking: string
}

/** The maximum length of each note, in UTF-16 units. */
export const accessLength = 1000
