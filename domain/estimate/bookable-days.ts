/** Days ahead for which an order can choose a date. */
export const bookableDays = 60
