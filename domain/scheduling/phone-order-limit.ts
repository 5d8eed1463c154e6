/** Visits that a person of the office may hold for orders by phone, and within how many minutes. */
export const phoneOrderLimit = { most: 60, minutes: 10 }
