import type { Country } from '../language.ts'
import { addDays, minutesOf, officeClock, officeInstant } from '../opening/office-time.ts'
import { isOpenDay, nextOpenDay } from '../opening/opening-hours.ts'
import { isPublicHoliday } from '../opening/public-holidays.ts'
import { weekdays } from '../opening/weekdays.ts'
import type { Tariff } from './tariff.ts'

type Calendar = Tariff['calendar']

/** A day on which a team can come, and its factor in percent. */
interface VisitDate {
  date: string
  percent: number
}

/** What does not depend on the work: which days are possible, and until when that stands. */
export interface Schedule {
  /** It stands from here … */
  since: Date
  /** … to just before here. */
  until: Date
  /** The first possible days of a team that plans so many office days ahead. */
  datesFor: (leadDays: number) => readonly VisitDate[]
}

/** The schedule that stands at `now`. Days are worked out once per lead time, because calendars are dear to work out. */
export function scheduleAt({ calendar, country }: Pick<Tariff, 'calendar' | 'country'>, now: Date): Schedule {
  const { date, until } = planningDay(calendar, country, now)
  const known = new Map<number, VisitDate[]>()
  return {
    since: now,
    until,
    datesFor(leadDays) {
      const dates = known.get(leadDays) ?? visitDates(calendar, country, date, leadDays)
      known.set(leadDays, dates)
      return dates
    },
  }
}

/**
 * The office day on which an order that arrives now is planned in, and the instant at which that answer, and with it every
 * date below, changes: `lastOrderTime` of that day. Later orders, and those of closed days, belong to the next open day.
 */
function planningDay(calendar: Calendar, country: Country, now: Date): { date: string; until: Date } {
  const last = minutesOf(calendar.lastOrderTime)
  const { date, minutes } = officeClock(now)
  const day = isOpenDay(country, date) && minutes < last ? date : nextOpenDay(country, date)
  return { date: day, until: officeInstant(day, last) }
}

/**
 * The first days on which a team can come: `leadDays` office days after the planning day, then those with a weekday factor
 * that are neither a public holiday of the country (unless listed in `workedHolidays`) nor one of `closedDays`.
 */
function visitDates(calendar: Calendar, country: Country, planned: string, leadDays: number): VisitDate[] {
  let date = planned
  for (let day = 0; day < leadDays; day++) date = nextOpenDay(country, date)
  const dates: VisitDate[] = []
  for (; dates.length < calendar.datesShown; date = addDays(date, 1)) {
    const percent = visitPercent(calendar, country, date)
    if (percent !== undefined) dates.push({ date, percent })
  }
  return dates
}

function visitPercent(calendar: Calendar, country: Country, date: string): number | undefined {
  if (calendar.closedDays.includes(date)) return undefined
  if (isPublicHoliday(country, date) && !calendar.workedHolidays.includes(date)) return undefined
  // Sunday is day 0 of a date and the last of `weekdays`.
  const weekday = weekdays[(new Date(date).getUTCDay() + 6) % 7]
  return weekday && calendar.weekdayPercent[weekday]
}
