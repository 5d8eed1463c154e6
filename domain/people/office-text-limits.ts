/** The maximum length of what the office types, in UTF-16 units: a search. */
export const longestSearch = 200

/** The number of an order, with spaces and dashes as someone writes them. */
export const longestOrderNumber = 20

/** A note about an order. */
export const longestNote = 4000

/** A reply to a lead, or a note about it. */
export const longestReply = 20_000

/** Why a team has fewer people. */
export const longestReason = 100

/** A receipt number, or the reason of a correction or credit note. */
export const longestReference = 200
