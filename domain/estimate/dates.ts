import { addDays, minutesOf, officeClock, officeInstant } from '../opening/office-time.ts'
import { isOpenDay, nextOpenDay } from '../opening/opening-hours.ts'
import { isPublicHoliday } from '../opening/public-holidays.ts'
import { weekdayOf } from '../opening/weekdays.ts'
import { bookableDays } from './bookable-days.ts'
import type { Tariff } from './tariff.ts'

/** A day on which a team can come, and its price factor in percent. */
export interface VisitDate {
  date: string
  percent: number
}

/** The inputs that decide the possible days. */
type DateRules = Pick<Tariff, 'calendar' | 'country'>

/** The possible days, which do not depend on the work, valid from `since` until just before `until`. */
export type Schedule = ReturnType<typeof scheduleAt>

/** The schedule that is valid at `now`. It calculates days once per lead time, because that is expensive. */
export function scheduleAt(rules: DateRules, now: Date) {
  const { date, until } = planningDay(rules, now)
  const { datesShown } = rules.calendar
  const last = addDays(officeClock(now).date, bookableDays)
  const known = new Map<number, VisitDate[]>()
  /** As many as are shown, and all that can be ordered. */
  function possible(leadDays: number): VisitDate[] {
    const dates =
      known.get(leadDays) ?? visitDates(rules, date, leadDays, (day, before) => before < datesShown || day <= last)
    known.set(leadDays, dates)
    return dates
  }
  return {
    since: now,
    until,
    /**
     * The first possible days of a team with a lead time of `leadDays` open days.
     * @param isFree whether people are free on a day: then as many as are found within the days that can be ordered,
     *   maybe none
     */
    datesFor(leadDays: number, isFree?: (date: string) => boolean) {
      const dates = possible(leadDays)
      const free = isFree ? dates.filter((day) => day.date <= last && isFree(day.date)) : dates
      return free.slice(0, datesShown)
    },
  }
}

/** All days on which a team with a lead time of `leadDays` open days can come within the next `days` days, in order. */
export function visitDatesWithin(rules: DateRules, now: Date, leadDays: number, days: number): VisitDate[] {
  const last = addDays(officeClock(now).date, days)
  return visitDates(rules, planningDay(rules, now).date, leadDays, (date) => date <= last)
}

/**
 * The open day on which an order that arrives now is planned, and the instant at which that day, and so all dates,
 * change: `lastOrderTime` of that day. Later orders and those of closed days are planned on the next open day.
 */
function planningDay({ calendar, country }: DateRules, now: Date): { date: string; until: Date } {
  const last = minutesOf(calendar.lastOrderTime)
  const { date, minutes } = officeClock(now)
  const day = isOpenDay(country, date) && minutes < last ? date : nextOpenDay(country, date)
  return { date: day, until: officeInstant(day, last) }
}

/**
 * The days on which a team can come, starting `leadDays` open days after the planning day, as long as `isWanted` says
 * so of a date and the number of days before it.
 */
function visitDates(
  rules: DateRules,
  planned: string,
  leadDays: number,
  isWanted: (date: string, before: number) => boolean,
): VisitDate[] {
  let date = planned
  for (let day = 0; day < leadDays; day++) date = nextOpenDay(rules.country, date)
  const dates: VisitDate[] = []
  for (; isWanted(date, dates.length); date = addDays(date, 1)) {
    const percent = visitPercent(rules, date)
    if (percent !== undefined) dates.push({ date, percent })
  }
  return dates
}

/**
 * The price factor of a day in percent. Undefined if no team works that day: a day needs a weekday factor, and must be
 * neither a public holiday (unless listed in `workedHolidays`) nor one of `closedDays`.
 */
export function visitPercent({ calendar, country }: DateRules, date: string): number | undefined {
  if (calendar.closedDays.includes(date)) return undefined
  if (isPublicHoliday(country, date) && !calendar.workedHolidays.includes(date)) return undefined
  return calendar.weekdayPercent[weekdayOf(date)]
}
