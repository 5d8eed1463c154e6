/** People in a team (R1.8). Smaller jobs get 1, larger ones more. */
export const usualTeamSize = 2

/** The team phones the customer this long before it finishes, to inspect the result together (R1.8). */
export const callBeforeFinishMinutes = 30

/**
 * Commission on credit card payments, as a fraction of the amount. In business terms only (R13.2): the EU and Belgium
 * forbid surcharges on consumers' card payments (PSD2, article 62).
 */
export const businessCreditCardCommission = 0.022

/** Changing or cancelling an appointment is free for this many days after ordering (R1.9) … */
export const freeChangeDaysAfterOrdering = 14

/** … and as long as the appointment is more than this many days ahead. */
export const freeChangeDaysAhead = 7

/** A message is deleted this many days after delivery (R8.6). The privacy page promises it. */
export const messageRetentionDays = 90
