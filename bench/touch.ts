import { type Browser, devices } from '@playwright/test'
import { interleave, type Sides } from './interleave.ts'
import { type Metric, median } from './metric.ts'

const slowdown = 6
/** Milliseconds between two keys, so that the typing overlaps with the arrival of React. */
const typing = 150

/** Controls of the home page that work without scripts, and so on the baseline too. */
const controls = {
  menu: 'button[popovertarget]',
  modal: 'button[command=show-modal]',
  letter: '[name=zipCode]',
} as const
type Control = keyof typeof controls

/**
 * Measures the delay from an input to the next paint with the processor slowed six times, interleaved with the
 * baseline.
 */
export async function* measureTouch(
  browser: Browser,
  site: string,
  sides: Sides,
  zipCode: string,
): AsyncGenerator<Metric> {
  for (const control of Object.keys(controls) as Control[]) {
    const measure = (origin: string) => longestDelay(browser, origin, control, zipCode)
    const { ours, ratio } = await interleave(sides, measure, (delay) => delay, 1.2)
    yield { what: `${site} ${control}: input to paint, ms`, value: median(ours), atMost: 150 }
    yield { what: `${site} ${control}: input to paint / baseline`, ...ratio }
  }
}

/**
 * Taps a control of the home page in a fresh profile, and types a postal code into the field.
 * @returns the longest delay from an input to the next paint, in milliseconds: multiples of 8, and at least 16
 */
async function longestDelay(browser: Browser, origin: string, control: Control, zipCode: string): Promise<number> {
  const context = await browser.newContext(devices['Moto G4'])
  try {
    const page = await context.newPage()
    await page.addInitScript(watchInputs)
    await page.goto(origin, { waitUntil: 'networkidle' })
    const touched = page.locator(controls[control]).first()
    // Visitors tap what they see: scrolling is not part of the delay.
    await touched.scrollIntoViewIfNeeded()
    await page.evaluate(rest)
    const protocol = await context.newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await touched.tap()
    if (control === 'letter') await touched.pressSequentially(zipCode, { delay: typing })
    await page.evaluate(rest)
    return await page.evaluate(() => window.longestDelay)
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    longestDelay: number
  }
}

/** Runs in the page, before the page's own scripts. */
function watchInputs() {
  window.longestDelay = 16
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestDelay = Math.max(window.longestDelay, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Runs in the page: resolves when the page has painted and been idle for a while. */
const rest = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => requestIdleCallback(resolve), 500)))
