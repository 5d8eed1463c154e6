import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faq } from '#copy/faq/faq.ts'
import { language } from '#copy/language.ts'
import { duration, money, typeset } from '../../copy/format/format-work.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { priceExample } from '../../site/respond/read-estimate.ts'
import { openSite } from '../../testing/open-site.ts'

const now = new Date('2026-11-23T10:00:00.000Z')

/** Opens the questions. */
async function openQuestions(environment: Record<string, string> = {}) {
  const { get, services } = await openSite(environment)
  const html = await (await get(pathOf('faq', language))).text()
  return { services, text: html.replaceAll('<!-- -->', '').replace(/<[^>]+>/g, ' ') }
}

test('answers quote the figures of the tariff', async () => {
  const { services, text } = await openQuestions()
  const tariff = services.estimator?.tariff
  const home = priceExample(services.estimator, 'gs', now)
  if (!tariff || home?.kind !== 'home') throw new Error('no tariff')
  const amounts = [home.low, home.high, tariff.centsPerPersonHour].map(money)
  for (const figure of [...amounts, `${tariff.lateChangePercent}%`, typeset(duration(tariff.leastPersonMinutes))]) {
    expect(text).toContain(figure)
  }
})

test('without a tariff an answer leaves out what it would quote, and no placeholder shows', async () => {
  const { text } = await openQuestions({ TARIFF_DIR: join(import.meta.dirname, '..') })
  expect(text).not.toMatch(/\{\w+\}/)
})

test('answers take their amounts and percentages from the tariff, never as literals', () => {
  const answers = faq.topics.flatMap(({ questions }) => questions.flatMap(({ answer }) => answer))
  expect(answers.filter((answer) => /€\s?\d|\d\s?%/.test(answer))).toEqual([])
})
