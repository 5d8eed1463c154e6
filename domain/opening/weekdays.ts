/** The days of the week, starting on Monday, as named in data and forms. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export type Weekday = (typeof weekdays)[number]

/** The weekday of a date ('YYYY-MM-DD'). Sunday is day 0 for `getUTCDay` but the last one here. */
export const weekdayOf = (date: string): Weekday => weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? 'sunday'
