import { addDays, minutesOf, officeClock, officeInstant } from '../../../domain/opening/office-time.ts'
import { latestByHand } from '../../../domain/visits/operation.ts'

/**
 * The last moment at a time of day, such as "09:10", which is what people mean by it.
 * @returns undefined if the text is not a time, or that moment is more than twelve hours ago (R20.5)
 */
export function timeByHand(text: string, now: Date): Date | undefined {
  if (!/^\d\d:\d\d$/.test(text)) return undefined
  const { date } = officeClock(now)
  const meant = [date, addDays(date, -1)].map((day) => officeInstant(day, minutesOf(text))).find((time) => time <= now)
  return meant && now.getTime() - meant.getTime() <= latestByHand ? meant : undefined
}
