import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { priceExamples } from '#copy/price-examples.ts'
import { fill } from '../../copy/fill.ts'
import { money, typeset } from '../../copy/format/format-work.ts'
import { company } from '../../domain/company/company.ts'
import { countryOf } from '../../domain/language.ts'
import { packageIds } from '../../domain/packages/cleaning-packages.ts'
import { type PageId, pathOf } from '../../domain/website/pages.ts'
import { openSite } from '../../testing/open-site.ts'
import { priceExample } from './read-estimate.ts'

const now = new Date('2026-11-23T10:00:00.000Z')
const zipCode = company.legal[countryOf(language)].seat.zipCode

/** The text of a page without its tags. */
const textOf = (html: string) => html.replaceAll('<!-- -->', '').replace(/<[^>]+>/g, ' ')

test('the page of a package shows the price of the estimate, by the hour the rate and the smallest order', async () => {
  const { get, services } = await openSite()
  const text = async (page: PageId) => textOf(await (await get(pathOf(page, language))).text())
  for (const id of packageIds.filter((some) => some !== 'ms')) {
    const { price } = await (await get(`/api/estimate?packageId=${id}&zipCode=${zipCode}`)).json()
    const shown = await text(id)
    for (const part of [priceExamples.place, money(price.low), money(price.high)]) expect(shown, id).toContain(part)
  }
  const rate = money(services.estimator?.tariff.centsPerPersonHour ?? 0)
  const least = typeset(language === 'en' ? 'Minimum: 3 h of work' : 'Minimaal 3 uur werk')
  for (const page of ['ms', 'custom'] as const)
    for (const part of [rate, least]) expect(await text(page), page).toContain(part)
})

test('cards show the price of each package, and say what it is an example of', async () => {
  const { get, services } = await openSite()
  for (const [page, ids] of [
    ['cleaning-services', packageIds],
    ['home', ['gs', 'ms']],
  ] as const) {
    const text = textOf(await (await get(pathOf(page, language))).text())
    for (const id of ids) {
      const example = priceExample(services.estimator, id, now)
      expect(text, page).toContain(money(example?.kind === 'home' ? example.from : (example?.centsPerPersonHour ?? 0)))
    }
    expect(text, page).toContain(priceExamples.place)
  }
})

test('"from" on a card is what the typical home costs on its cheapest date', async () => {
  const { get, services } = await openSite()
  const { price, dates } = await (await get(`/api/estimate?packageId=gs&zipCode=${zipCode}`)).json()
  const from = Math.min(...dates.map((date: { price: number }) => date.price))
  expect(priceExample(services.estimator, 'gs', now)).toMatchObject({ ...price, from })
  const text = textOf(await (await get(pathOf('home', language))).text())
  const words = (sentence: string) => sentence.split(/\s+/).join(' ')
  expect(words(text)).toContain(words(fill(priceExamples.cardHome, { from: money(from) })))
})

test('a page is rendered again when the estimate of its example changes', async () => {
  const { services, get, setTime } = await openSite()
  const until = services.estimator?.validUntil(now) ?? now
  const page = async () => textOf(await (await get(pathOf('gs', language))).text())
  await page()
  setTime(new Date(until.getTime() + 60_000).toISOString())
  const example = priceExample(services.estimator, 'gs', new Date(until.getTime() + 60_000))
  if (example?.kind !== 'home') throw new Error('no example of a home')
  expect(await page()).toContain(money(example.low))
  expect(await page()).toContain(money(example.high))
})

test('without a tariff there is no example', () => {
  expect(priceExample(undefined, 'gs', now)).toBeUndefined()
})
