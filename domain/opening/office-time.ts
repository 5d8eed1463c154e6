/** The office's clock. The Netherlands keep the same time, so one zone serves both sites. */
export const officeTimeZone = 'Europe/Brussels'

/** Made at first use, as all formats that a browser may need. */
let clock: Intl.DateTimeFormat | undefined

/** What calendar and clock say in the office: the date as 'YYYY-MM-DD' and the whole minutes since midnight. */
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
 * The instant at which the office's clock shows `minutes` since midnight on `date`. An hour that summer time leaves out is taken for
 * the one after it.
 */
export function officeInstant(date: string, minutes: number): Date {
  const wanted = Date.parse(`${date}T00:00Z`) + minutes * 60_000
  // What the clock shows, read as universal time, tells how far off an instant is. Beside a change of the clock the first look
  // lands on its other side.
  const shownAt = (instant: number) => {
    const shown = officeClock(new Date(instant))
    return Date.parse(`${shown.date}T00:00Z`) + shown.minutes * 60_000
  }
  const near = wanted + wanted - shownAt(wanted)
  return new Date(near + wanted - shownAt(near))
}

/** The minutes since midnight of a time of the clock, 'HH:MM'. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

/** The date (`YYYY-MM-DD`) so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
