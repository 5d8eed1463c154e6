import { officeClock } from '../../domain/opening/office-time.ts'

/** The time of day of an instant, in office time: "09:20". */
export function clockTime(moment: Date): string {
  const { minutes } = officeClock(moment)
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
