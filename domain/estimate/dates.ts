import type { Country } from '../language.ts'
import { addDays, minutesOf, officeClock, officeInstant } from '../opening/office-time.ts'
import { isOpenDay, nextOpenDay } from '../opening/opening-hours.ts'
import { isPublicHoliday } from '../opening/public-holidays.ts'
import { weekdays } from '../opening/weekdays.ts'
import type { Tariff } from './tariff.ts'

type Calendar = Tariff['calendar']

/** A day on which a team can come, and its price factor in percent. */
interface VisitDate {
  date: string
  percent: number
}

/** The possible days, which do not depend on the work, and how long they are valid. */
export interface Schedule {
  /** Valid from this instant … */
  since: Date
  /** … until just before this one. */
  until: Date
  /** The first possible days of a team with a lead time of `leadDays` open days. */
  datesFor: (leadDays: number) => readonly VisitDate[]
}

/** The schedule that is valid at `now`. It calculates days once per lead time, because that is expensive. */
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
 * The open day on which an order that arrives now is planned, and the instant at which that day, and so all dates, change:
 * `lastOrderTime` of that day. Later orders and those of closed days are planned on the next open day.
 */
function planningDay(calendar: Calendar, country: Country, now: Date): { date: string; until: Date } {
  const last = minutesOf(calendar.lastOrderTime)
  const { date, minutes } = officeClock(now)
  const day = isOpenDay(country, date) && minutes < last ? date : nextOpenDay(country, date)
  return { date: day, until: officeInstant(day, last) }
}

/**
 * The first days on which a team can come, starting `leadDays` open days after the planning day. A day needs a weekday
 * factor, and must be neither a public holiday (unless listed in `workedHolidays`) nor one of `closedDays`.
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
  // Sunday is day 0 for `getUTCDay` but the last one in `weekdays`.
  const weekday = weekdays[(new Date(date).getUTCDay() + 6) % 7]
  return weekday && calendar.weekdayPercent[weekday]
}
