import { callBeforeFinishMinutes } from '../company/business-rules.ts'
import { officeClock } from '../opening/office-time.ts'
import type { OrderTransition } from './order-states.ts'

/**
 * Steps recorded on the day of the visit, in the order in which they happen; `giveUp` ends the visit without its work.
 */
export const workSteps = ['begin', 'inspect', 'finish', 'giveUp'] as const satisfies readonly OrderTransition[]
export type WorkStep = (typeof workSteps)[number]

/** A text as one of these steps; undefined for anything else. */
export const parseWorkStep = (text: string | null | undefined): WorkStep | undefined =>
  workSteps.find((step) => step === text)

/** Why the work of a visit did not happen (R17.25). */
export const notDoneReasons = ['nobodyIn', 'noSupply', 'unsafe', 'customerAsked', 'ourSide', 'other'] as const
export type NotDoneReason = (typeof notDoneReasons)[number]

/** Whether the day of a visit has begun in the office's time zone; nothing is recorded of its work before (R17.25). */
export const dayHasBegun = (date: string, now: Date): boolean => date <= officeClock(now).date

const undoMs = 10 * 60_000

/** Until when the person who recorded something at `at` can undo it (R17.25). Its mail waits as long. */
export const undoUntil = (at: Date): Date => new Date(at.getTime() + undoMs)

/** When a team that begins then finishes. */
export const workEnd = (begins: Date, minutesOnSite: number): Date =>
  new Date(begins.getTime() + minutesOnSite * 60_000)

/**
 * When the team phones the customer: half an hour before it finishes (R1.8).
 * @param begins when the work began or, before that, when the arrival window opens
 */
export const finishCallAt = (begins: Date, minutesOnSite: number): Date =>
  workEnd(begins, minutesOnSite - callBeforeFinishMinutes)
