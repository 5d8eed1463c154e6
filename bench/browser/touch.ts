import type { Browser, Page } from '@playwright/test'
import type { Language } from '../../domain/language.ts'
import { median } from '../report/median.ts'
import { progress } from '../report/progress.ts'
import { onPhone } from './chromium.ts'
import { touches } from './touches.ts'
import { seenTouches, type TouchWatch, watchTouches } from './watch-touches.ts'

/** A median time in milliseconds. */
export interface Touched {
  site: Language
  what: string
  ms: number
  /** Whether it has to stay below the bar for a visitor's wait. */
  bounded: boolean
}

const slowdown = 6

/**
 * What a visitor feels on a processor slowed six times: from each input to the next paint, and from the first touch until React
 * answers. Beside it, not slowed: from following a link until the next page paints.
 */
export async function measureTouch(browser: Browser, site: Language, origin: string, runs: number): Promise<Touched[]> {
  const repeated = async (
    what: string,
    bounded: boolean,
    figure: (page: Page) => Promise<number>,
  ): Promise<Touched> => {
    progress(`${site}: ${what}`)
    const times: number[] = []
    for (let run = 0; run < runs; run++) times.push(await onPhone(browser, figure))
    return { site, what, ms: median(times), bounded }
  }
  const measured: Touched[] = []
  for (const { what, act } of touches) {
    const longest = async (page: Page) => (await touchSlowly(page, origin, act)).longest
    measured.push(await repeated(what, true, longest))
  }
  measured.push(
    await repeated('from first touch to React', false, async (page) => {
      const act = async () => {
        await page.locator('[name=zipCode]').first().tap()
        await page.locator('html[data-hydrated]').waitFor()
      }
      const { touchedAt = Number.NaN, hydratedAt = Number.NaN } = await touchSlowly(page, origin, act)
      return hydratedAt - touchedAt
    }),
    await repeated('next page, link followed (not slowed)', true, (page) => followLink(page, origin)),
  )
  return measured
}

async function touchSlowly(page: Page, origin: string, act: (page: Page) => Promise<void>): Promise<TouchWatch> {
  await watchTouches(page)
  await page.goto(origin, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await act(page)
  return seenTouches(page)
}

/** Points at a link, as long as a visitor takes to press, and presses it. */
async function followLink(page: Page, origin: string): Promise<number> {
  await page.goto(origin, { waitUntil: 'networkidle' })
  const link = page.locator('main a[href^="/"]').first()
  await link.hover()
  await page.waitForTimeout(300)
  await link.click()
  await page.waitForURL((url) => url.pathname !== '/')
  await page.waitForLoadState('load')
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0]
          if (paint) resolve(paint.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
}
