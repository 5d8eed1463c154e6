/** Numbers of a team's people in one part of a date. */
interface PartHolds {
  /** All that the part has. */
  slots: number
  /** The people that other unfinished orders hold. */
  heldByOthers: number
  /** The people that this one is to hold. */
  wanted: number
}

/**
 * Whether one more unfinished order may hold so many people in a part of a date. Holds together take half of each part
 * at most; the other half goes to the first order, so that a script cannot empty the calendar without ordering
 * (R16.13). Large visits count too: otherwise one hold per date could take everyone.
 */
export const fitsHoldLimit = ({ slots, heldByOthers, wanted }: PartHolds): boolean =>
  2 * (heldByOthers + wanted) <= slots

/** How long a chosen visit is held for an unfinished order, counted from each step (R16.13). */
export const holdMinutes = 15

/** How long a hold lasts at most from its beginning, however often it is prolonged. */
export const longestHoldMinutes = 45

/** New holds of one client in `holdWindowMinutes` at most. */
export const holdsPerClient = 3
export const holdWindowMinutes = 10
