/** The name we trade under, wherever a page, a letter or a program says it. */
export const brand = 'Helderhuis'
