import { type Browser, launch } from 'puppeteer-core'
import type { Language } from '../../domain/language.ts'
import { browsers, sandbox } from '../../testing/browsers.ts'
import { median } from '../report/median.ts'
import { progress } from '../report/progress.ts'
import { followLinks } from './next-page.ts'
import { firstTouch, type Touch, touches } from './touches.ts'
import { phone, UnwatchedPage } from './unwatched-page.ts'
import { seenTouches, type TouchWatch, watchTouches } from './watch-touches.ts'

/** A median time in milliseconds. */
export interface Touched {
  site: Language
  what: string
  ms: number
  /** The same on the floor, where it can do it. */
  floor?: number
  /** Whether it has to stay below the bar for a visitor's wait. */
  bounded: boolean
}

export interface TouchBench {
  /** Where our site and its floor answer. */
  ours: string
  floor: string
  runs: number
}

const slowdown = 6

/**
 * What a visitor feels on a processor slowed six times: from each input to the next paint, by turns with the floor, and from the first
 * touch until React answers. Beside it, not slowed: from following a link until the next page paints.
 */
export async function measureTouch(site: Language, bench: TouchBench): Promise<Touched[]> {
  const browser = await launch({ executablePath: browsers.whole, args: sandbox, defaultViewport: phone })
  try {
    return await measureIn(browser, site, bench)
  } finally {
    await browser.close()
  }
}

async function measureIn(browser: Browser, site: Language, bench: TouchBench): Promise<Touched[]> {
  const { ours, floor, runs } = bench
  const measured: Touched[] = []
  for (const touch of touches) {
    progress(`${site}: ${touch.what}`)
    const longest: Record<'ours' | 'floor', number[]> = { ours: [], floor: [] }
    for (let run = 0; run < runs; run++) {
      longest.ours.push((await touchSlowly(browser, ours, touch)).longest)
      if (touch.native) longest.floor.push((await touchSlowly(browser, floor, touch)).longest)
    }
    const { what, native } = touch
    measured.push({
      site,
      what,
      ms: median(longest.ours),
      ...(native && { floor: median(longest.floor) }),
      bounded: true,
    })
  }
  progress(`${site}: ${firstTouch.what}`)
  const waits: number[] = []
  for (let run = 0; run < runs; run++) {
    const { touchedAt = Number.NaN, hydratedAt = Number.NaN } = await touchSlowly(browser, ours, firstTouch)
    waits.push(hydratedAt - touchedAt)
  }
  measured.push({ site, what: firstTouch.what, ms: median(waits), bounded: false })
  const what = 'next page, link followed (not slowed)'
  progress(`${site}: ${what}`)
  measured.push({ site, what, ms: median(await followLinks(browser, ours, runs)), bounded: true })
  return measured
}

const touchSlowly = (browser: Browser, origin: string, { control, act }: Touch): Promise<TouchWatch> =>
  UnwatchedPage.show(browser, async (page) => {
    await watchTouches(page)
    await page.open(origin)
    // Visitors press what they see: scrolling there is not part of the wait.
    await page.scrollTo(control)
    await page.slowDown(slowdown)
    await act(page)
    return seenTouches(page)
  })
