import { expect, test } from 'vitest'
import { estimateDesk } from '#copy/estimate-desk.ts'
import { language } from '#copy/language.ts'
import { check } from '#copy/order/check.ts'
import { details as detailWords } from '#copy/order/details.ts'
import { location } from '#copy/order/location.ts'
import { visits } from '#copy/order/visits.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { companyFacts } from '../../copy/format/company-facts.ts'
import { openOrdering } from '../../testing/ordering/open-ordering.ts'
import { fieldValue, offered, typed, zipCode } from '../../testing/ordering/place-by-form.ts'

test('step 1 shows everything that the website handed over', async () => {
  const { open } = await openOrdering()
  const page = await open(`/location?packageId=vs&zipCode=${zipCode}&rooms=kr-12-3,br-6-1&extras=oven&date=2026-12-01`)
  const values = (name: string) =>
    [...page.document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)].map((field) => field.value)
  expect(values('packageId')).toEqual(['vs'])
  expect(values('zipCode')).toEqual([zipCode])
  expect(values('type')).toEqual(['kr', 'br'])
  expect(values('area')).toEqual(['12', '6'])
  expect(values('dirt')).toEqual(['3', '1'])
  expect(values('date')).toEqual(['2026-12-01'])
  expect(page.document.querySelector<HTMLInputElement>('[value=oven]')?.checked).toBe(true)
  const unnumbered = await page.press(location.submit)
  expect([unnumbered.status, unnumbered.document.querySelector('#houseNumber-problem')?.textContent]).toEqual([
    422,
    detailWords.problems.houseNumber,
  ])
  expect(unnumbered.document.querySelector('[role=alert] a')?.getAttribute('href')).toBe('#houseNumber')
  expect(values('date')).toEqual(['2026-12-01'])
  const next = await unnumbered.press(location.submit, { houseNumber: '12' })
  const date = language === 'en' ? 'Tuesday 1 December 2026' : 'dinsdag 1 december 2026'
  const chosen = (html: Document) => html.querySelector<HTMLInputElement>('[name=visit][checked]')?.value
  expect(next.text).toContain(fill(visits.picked, { date }))
  expect(chosen(next.document)).toBe('2026-12-01.morning')
  const back = await open(next.document.querySelector('nav a, ol a')?.getAttribute('href') ?? '')
  expect(back.document.querySelector<HTMLInputElement>('[name=date]')?.value).toBe('2026-12-01')
})

test('step 1 of an end-of-tenancy clean asks for the day of the handover; step 2 says that we do not work on a picked Sunday, offers the nearest days, and keeps the handover date (R16.17)', async () => {
  const { open } = await openOrdering()
  const step = await open(
    `/eindSchoonmaak/location?packageId=es&zipCode=${zipCode}&date=2026-12-06&handover=2026-12-09`,
  )
  expect(step.document.querySelector<HTMLInputElement>('[name=date]')?.value).toBe('2026-12-06')
  expect(step.document.querySelector('[type=date][name=handover]'), 'the day of the handover').not.toBeNull()
  for (const { text } of [step, await open('/eindSchoonmaak/location')])
    expect(text).toContain(location.endOfTenancy.title)
  const next = await step.press(location.submit, { handover: '2026-12-10', houseNumber: '12' })
  const [sunday, handover] =
    language === 'en'
      ? ['Sunday 6 December 2026', 'Thursday 10 December 2026']
      : ['zondag 6 december 2026', 'donderdag 10 december 2026']
  expect(next.text).toContain(fill(visits.pickedDayOff, { date: sunday }))
  expect(next.text).toContain(fillAll(visits.handover, { ...companyFacts, date: handover ?? '' }))
  expect(next.document.querySelector('[name=visit][checked]')).toBeNull()
  const nearest = [...next.document.querySelectorAll<HTMLInputElement>('section:first-of-type [name=visit]')]
  expect(nearest.map(({ value }) => value.slice(0, 10))).toContain('2026-12-05')
})

test('rooms come and go without losing what was typed, and nothing is stored', async () => {
  const ordering = await openOrdering()
  const first = await ordering.open(`/location?packageId=gs&zipCode=${zipCode}`)
  const rows = first.document.querySelectorAll('[name=type]').length
  const more = await first.press('[name=add][value=sk]', { houseNumber: '7 bus 3' })
  expect(more.document.querySelectorAll('[name=type]')).toHaveLength(rows + 1)
  expect(fieldValue(more.document, 'houseNumber')).toBe('7 bus 3')
  const fewer = await more.press('[name=remove][value="0"]')
  expect(fewer.document.querySelectorAll('[name=type]')).toHaveLength(rows)
  expect(await ordering.services.database.selectFrom('draft').selectAll().execute()).toEqual([])
})

test('a wrong postcode is explained at its field and in the summary; one of the other country leads to the sister site', async () => {
  const { open } = await openOrdering()
  const wrong = await (await open('/location')).press(location.submit, { zipCode: '12', houseNumber: '7' })
  expect(wrong.status).toBe(422)
  expect(fieldValue(wrong.document, 'zipCode')).toBe('12')
  expect(fieldValue(wrong.document, 'houseNumber')).toBe('7')
  expect(wrong.document.querySelector('[role=alert] a')?.getAttribute('href')).toBe('#zipCode')
  const [other, sister] =
    language === 'en' ? ['7551AB', 'https://bestel.helderhuis.example'] : ['2000', 'https://order.helderhuis.example']
  const foreign = await open(`/location?packageId=ls&zipCode=${other}&extras=oven&date=2026-12-10`)
  expect(foreign.document.querySelector(`a[href^="${sister}"]`)?.getAttribute('href')).toBe(
    `${sister}/location?packageId=ls&zipCode=${other}&extras=oven&date=2026-12-10`,
  )
})

// All of Belgium is covered.
if (language === 'nl') {
  test('a postcode that we do not cover leads to the contact form with the postcode (R17.28)', async () => {
    const { open } = await openOrdering()
    const island = await (await open('/location')).press(location.submit, { zipCode: '1791 AB', houseNumber: '7' })
    const link = island.document.querySelector('a[href*="zipCode="]')?.getAttribute('href')
    expect(link).toMatch(/\/klantenservice\?zipCode=1791%20AB#message$/)
  })
}

test('cleaning per hour asks for the hours, within what is on sale, and the price follows them', async () => {
  const ordering = await openOrdering()
  const { database } = ordering.services
  const step = await ordering.open(`/location?packageId=ms&zipCode=${zipCode}&hours=4`)
  const hours = step.document.querySelector<HTMLSelectElement>('select[name=hours]')
  expect(hours?.value).toBe('4')
  expect([...(hours?.options ?? [])].slice(0, 3).map(({ value }) => value)).toEqual(['', '3', '3.5'])
  const hint = step.document.getElementById(hours?.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe(estimateDesk.form.hours.hint)
  const [roundedUp = ''] = estimateDesk.drivers.rounded.split('{')
  expect(step.text, 'sold hours are charged as they are').not.toContain(roundedUp)
  const dates = await step.press(location.submit, { houseNumber: '12' })
  const details = await dates.press(visits.submit, { visit: offered(dates)[0] ?? '' })
  const page = await (await details.press(detailWords.submit, typed)).press(check.submit, {
    ...{ terms: true, beginEarly: true, losesRight: true },
  })
  expect(page.status).toBe(200)
  const [order] = await database.selectFrom('order').select(['soldMinutes', 'people', 'minutesOnSite']).execute()
  expect(order?.soldMinutes).toBe(240)
  expect((order?.people ?? 0) * (order?.minutesOnSite ?? 0)).toBe(240)
  const other = await ordering.open(`/location?packageId=gs&zipCode=${zipCode}&hours=4`)
  expect(other.document.querySelector('select[name=hours]')).toBeNull()
})
