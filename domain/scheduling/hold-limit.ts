/** Numbers of slots of a team's date: one person's work in one part of the day each. */
interface DateHolds {
  /** All that the date has. */
  slots: number
  /** What other unfinished orders hold. */
  heldByOthers: number
  /** What this one is to hold. */
  wanted: number
}

/**
 * Whether one more unfinished order may hold so much of a date. Holds together take half of it at most; the rest is for whoever orders
 * first, so that a script cannot empty the calendar without ordering (R16.13). One hold alone may take more, since the largest visit
 * needs a whole team.
 */
export const fitsHoldLimit = ({ slots, heldByOthers, wanted }: DateHolds): boolean =>
  heldByOthers === 0 || 2 * (heldByOthers + wanted) <= slots

/** How long a chosen visit is held for an unfinished order, counted from each step (R16.13). */
export const holdMinutes = 15

/** New holds of one client in `holdWindowMinutes` at most. */
export const holdsPerClient = 3
export const holdWindowMinutes = 10
