import { typeset } from './typeset.ts'

/** Between a day and its month: "27 november 2026". */
const days = /(?<=\b\d{1,2}) (?=(?:jan|feb|maart|march|apr|mei|may|jun|jul|aug|sep|okt|oct|nov|dec)\p{Ll}*\b)/giu

/** Between a word and the number of an order: "Order 7KQM-22XA". */
const numbers = / (?=[A-Z\d]{4}-[A-Z\d]{4}\b)/g

/**
 * A text as `typeset` makes it, with dates and the numbers of orders on one line. Only the server does so: the pages
 * that browsers draw have short dates.
 */
export const typesetDates = (text: string): string => typeset(text).replace(days, '\u00A0').replace(numbers, '\u00A0')
