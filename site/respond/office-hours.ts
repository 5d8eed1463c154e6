import { language } from '#copy/language.ts'
import { layout as words } from '#copy/layout.ts'
import { fill } from '../../copy/fill.ts'
import { clockTime } from '../../copy/format/clock-time.ts'
import { shortDay, typeset } from '../../copy/format/format-work.ts'
import { countryOf, localeOf } from '../../domain/language.ts'
import { addDays, officeClock, officeInstant, officeTimeZone } from '../../domain/opening/office-time.ts'
import { type OpeningStatus, openingStatus } from '../../domain/opening/opening-hours.ts'
import type { PageFacts } from '../page-data/page-facts.ts'

const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: officeTimeZone })

/** "Closed now, opens Monday at 08:00"; from a week ahead with the date, "Mon 8 Feb": the opening status in words. */
function openingText(status: OpeningStatus, now: Date): string {
  if (status.open) return typeset(fill(words.openUntil, { time: clockTime(status.until) }))
  const today = officeClock(now).date
  const opensOn = officeClock(status.opensAt).date
  const time = clockTime(status.opensAt)
  if (opensOn === today) return typeset(fill(words.opensToday, { time }))
  if (opensOn === addDays(today, 1)) return typeset(fill(words.opensTomorrow, { time }))
  const isWithinWeek = opensOn < addDays(today, 7)
  return typeset(fill(words.opensOn, { time, day: isWithinWeek ? weekday.format(status.opensAt) : shortDay(opensOn) }))
}

function opening(now: Date): PageFacts['opening'] {
  const status = openingStatus(now, countryOf(language))
  const until = status.open ? status.until : status.opensAt
  return {
    text: openingText(status, now),
    until: until.getTime(),
    afterwards: openingText(openingStatus(until, countryOf(language)), until),
  }
}

/**
 * The opening status and the year that every page shows, valid `until` the next opening or closing, or midnight in
 * Brussels (epoch ms).
 */
interface Hours {
  from: number
  until: number
  year: number
  opening: PageFacts['opening']
}

/** The opening hours of the day, cached until they change, because every page shows them. */
export class OfficeHours {
  #hours: Hours | undefined

  at(now: Date): Hours {
    const moment = now.getTime()
    if (this.#hours && moment >= this.#hours.from && moment < this.#hours.until) return this.#hours
    const { date } = officeClock(now)
    const said = opening(now)
    const tomorrow = officeInstant(addDays(date, 1), 0).getTime()
    const year = Number(date.slice(0, 4))
    this.#hours = { from: moment, until: Math.min(said.until, tomorrow), year, opening: said }
    return this.#hours
  }
}
