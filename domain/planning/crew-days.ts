import { addDays } from '../opening/office-time.ts'

/** Days before and after today of which a crew reads the day sheets. */
const crewDays = 2

/** The dates that a crew reads today, both included (R17.23). */
export const crewDates = (today: string): { from: string; until: string } => ({
  from: addDays(today, -crewDays),
  until: addDays(today, crewDays),
})
