/** The maximum length of what the office types, in UTF-16 units: a note about an order. */
export const longestNote = 4000

/** A reply to a lead, or a note about it. */
export const longestReply = 20_000

/** Why a team has fewer people. */
export const longestReason = 100

/** A receipt number, or the reason of a correction or credit note. */
export const longestReference = 200
