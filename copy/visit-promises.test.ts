import { readFileSync } from 'node:fs'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { company } from '../domain/company/company.ts'
import { extraIds } from '../domain/estimate/rooms.ts'
import { tariffSchema } from '../domain/estimate/tariff.ts'
import { type Country, countryOf, languages } from '../domain/language.ts'
import { isOpenDay } from '../domain/opening/opening-hours.ts'
import { weekdays } from '../domain/opening/weekdays.ts'
import { estimateDesk } from './en/estimate-desk.ts'
import { faqOrdering } from './en/faq/ordering.ts'
import { layout } from './en/layout.ts'
import { orderProcess } from './en/order-process.ts'
import { priceExamples } from './en/price-examples.ts'
import { estimateDesk as dutchEstimateDesk } from './nl/estimate-desk.ts'
import { faqOrdering as dutchFaqOrdering } from './nl/faq/ordering.ts'
import { layout as dutchLayout } from './nl/layout.ts'
import { orderProcess as dutchOrderProcess } from './nl/order-process.ts'
import { priceExamples as dutchPriceExamples } from './nl/price-examples.ts'

const said = {
  en: {
    days: /Monday to Saturday/,
    notOn: /Not on public holidays, 24 December or 31 December/,
    aWeek: /usually come within a week/,
    travel: /Travel is extra in some areas/,
    byDay: /^About \{rate\}.*depending on the day/,
    office: /^Monday to Friday from \{opens\} to \{closes\}$/,
    faq: faqOrdering,
    order: orderProcess,
    desk: estimateDesk,
    hours: layout.openingHoursInText,
    prices: priceExamples,
  },
  nl: {
    days: /maandag tot en met zaterdag/,
    notOn: /Op feestdagen, 24 december en 31 december komen we niet/,
    aWeek: /meestal binnen een week/,
    travel: /In sommige regio’s komen er reiskosten bij/,
    byDay: /^Ongeveer \{rate\}.*afhankelijk van de dag/,
    office: /maandag tot en met vrijdag.*\{opens\}.*\{closes\}/,
    faq: dutchFaqOrdering,
    order: dutchOrderProcess,
    desk: dutchEstimateDesk,
    hours: dutchLayout.openingHoursInText,
    prices: dutchPriceExamples,
  },
}

const tariffOf = (country: Country) =>
  parse(tariffSchema, JSON.parse(readFileSync(`company/tariffs-${country.toLowerCase()}.json`, 'utf8')))

describe.each(languages)('%s: promises about a visit match the data', (language) => {
  const words = said[language]
  const country = countryOf(language)
  const tariff = tariffOf(country)
  const daysAndTimes = words.faq.find(({ id }) => id === 'days-and-times')?.answer.join(' ') ?? ''

  it('teams work Monday to Saturday, but not on public holidays, 24 and 31 December', () => {
    expect(daysAndTimes).toMatch(words.days)
    expect(daysAndTimes).toMatch(words.notOn)
    expect(JSON.stringify(words.order)).toMatch(words.days)
    expect(Object.keys(tariff.calendar.weekdayPercent)).toEqual(weekdays.slice(0, 6))
    expect(tariff.calendar.workedHolidays).toEqual([])
    for (const date of tariff.calendar.closedDays) expect(date).toMatch(/-12-(24|31)$/)
  })

  it('the first date is usually within a week: at most five office days', () => {
    expect(daysAndTimes).toMatch(words.aWeek)
    for (const { leadDays } of Object.values(tariff.teams)) expect(leadDays).toBeLessThanOrEqual(5)
  })

  it('the office is open Monday to Friday, at the hours of the rule', () => {
    expect(words.hours).toMatch(words.office)
    expect(company.hours).toEqual({ opens: '08:00', closes: '18:00' })
    const week = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']
    expect(week.map((date) => isOpenDay(country, date))).toEqual([true, true, true, true, true, false, false])
  })

  it('the six extras are the ones that can be ordered', () => {
    expect(Object.keys(words.desk.extras).sort()).toEqual([...extraIds].sort())
  })

  it('the rate and the smallest order are placeholders, filled from the tariff', () => {
    expect(words.prices.hourly).toMatch(/\{rate\}.*\{minimum\}/)
    expect(words.prices.hourly).not.toMatch(/\d/)
    expect(tariff.leastPersonMinutes).toBe(180)
  })

  it('the rate is approximate: some days cost less, others more', () => {
    expect(words.prices.hourly).toMatch(words.byDay)
    expect(words.prices.cardHourly).toMatch(/^(about|ongeveer) \{rate\}.*\{minimum\}/)
    const percents = Object.values(tariff.calendar.weekdayPercent).filter((percent) => percent !== undefined)
    expect(Math.min(...percents)).toBeLessThan(100)
    expect(Math.max(...percents)).toBeGreaterThan(100)
  })

  it('travel is added to the rate in some areas, but not in all', () => {
    expect(words.prices.hourly).toMatch(words.travel)
    const charges = Object.values(tariff.zones).map(({ travelCents }) => travelCents > 0)
    expect(new Set(charges)).toEqual(new Set([true, false]))
  })
})
