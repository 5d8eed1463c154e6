/** Hours that an unfinished order is kept after its last step (R16.11). */
export const draftHours = 24

/** Days after the visit that a remark for the team is kept, because it may say how to get in. */
export const remarkDays = 7

/** Days after the visit that personal data are kept with an order. */
export const orderPersonDays = 730

/** Days after the visit that notes on how to get in are kept: a guarantee visit may come ten days after it. */
export const accessDays = 14

/** Days that a message is kept at the longest, also if it never reached the office by mail (R16.11). */
export const messageLongestDays = 730

/** Days for which the link that confirms a new e-mail address works (R16.18). */
export const confirmDays = 7

/** Days after the visit that its photos are kept, unless a complaint about its order is open (R20.16). */
export const photoDays = 90
