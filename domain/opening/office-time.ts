/** The office's time zone (R1.10). The Netherlands have the same time, so one zone serves both sites. */
export const officeTimeZone = 'Europe/Brussels'

/** Created on first use: constructing a format is slow, and this module also runs in browsers. */
let clock: Intl.DateTimeFormat | undefined

/** Converts an instant to office time: the date ('YYYY-MM-DD') and whole minutes since midnight. */
export function officeClock(instant: Date): { date: string; minutes: number } {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: officeTimeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const part = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]))
  return { date: `${part.year}-${part.month}-${part.day}`, minutes: Number(part.hour) * 60 + Number(part.minute) }
}

/**
 * Converts office time to an instant: `minutes` since midnight on `date` ('YYYY-MM-DD'). A time in the hour that is
 * skipped when summer time starts counts as an hour later.
 */
export function officeInstant(date: string, minutes: number): Date {
  const wanted = Date.parse(`${date}T00:00Z`) + minutes * 60_000
  // Reading the office clock as if it were UTC gives the offset. Near a daylight-saving change the first offset can be
  // wrong, so it is taken twice.
  const shownAt = (instant: number) => {
    const shown = officeClock(new Date(instant))
    return Date.parse(`${shown.date}T00:00Z`) + shown.minutes * 60_000
  }
  const near = wanted + wanted - shownAt(wanted)
  return new Date(near + wanted - shownAt(near))
}

/** Converts 'HH:MM' to minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

/** The date ('YYYY-MM-DD') `days` after `date`; negative `days` go back. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
