import lighthouse from 'lighthouse'
import { launch } from 'puppeteer-core'
import { browsers, sandbox } from '../testing/browsers.ts'
import type { MeasuredPage } from './bench-pages.ts'
import { interleave, type Sides } from './interleave.ts'
import { type Metric, number, worstOfEach } from './metric.ts'

const audits = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Load = Record<keyof typeof audits | (typeof categories)[number], number>

/**
 * Loads pages in Lighthouse on its simulated phone, interleaved with their baseline. Yields the LCP of every page, and
 * the worst page for everything else.
 */
export async function* measurePaint(pages: readonly MeasuredPage[], sides: Sides): AsyncGenerator<Metric> {
  const others: Metric[][] = []
  for (const { name, path, unlisted } of pages) {
    const measure = (origin: string) => load(origin + path)
    const { ours, baseline, ratio } = await interleave(sides, measure, ({ lcp }) => lcp, 1.05)
    yield { what: `${name}: LCP / baseline`, ...ratio }
    const scored = categories.filter((category) => category !== 'seo' || !unlisted)
    others.push(otherMetrics(name, ours, baseline, scored))
  }
  yield* worstOfEach(others)
}

/** Other processes only add to the blocking time and lower the scores: the best load describes the page. */
function otherMetrics(
  page: string,
  ours: readonly Load[],
  baseline: readonly Load[],
  scored: readonly (typeof categories)[number][],
): Metric[] {
  const tbt = Math.min(...ours.map((each) => each.tbt))
  const tbtOfBaseline = Math.min(...baseline.map((each) => each.tbt))
  return [
    {
      what: `${page}: TBT beyond the baseline, ms`,
      value: tbt - tbtOfBaseline,
      atMost: 10,
      from: `${number(tbt)} − ${number(tbtOfBaseline)} ms`,
    },
    { what: `${page}: CLS`, value: Math.max(...ours.map(({ cls }) => cls)), digits: 3, atMost: 0.001 },
    ...scored.map((category) => ({
      what: `${page}: Lighthouse ${category}`,
      value: Math.max(...ours.map((each) => each[category])),
      atLeast: category === 'performance' ? 99 : 100,
    })),
  ]
}

/** Loads a page in a fresh browser, and again when a busy one fails. @throws if Lighthouse cannot measure it */
async function load(url: string, tries = 3): Promise<Load> {
  const [executablePath, options] = [browsers.windowless, { args: sandbox, pipe: true, handleSIGTERM: false }]
  const browser = await launch({ executablePath, headless: 'shell', ...options })
  try {
    const settings = { onlyCategories: [...categories], disableFullPageScreenshot: true }
    const result = await lighthouse(url, { ...settings, logLevel: 'error' }, undefined, await browser.newPage())
    const measured = Object.fromEntries([
      ...Object.entries(audits).map(([name, audit]) => [name, result?.lhr.audits[audit]?.numericValue]),
      ...categories.map((name) => [name, Math.round((result?.lhr.categories[name]?.score ?? Number.NaN) * 100)]),
    ])
    if (Object.values(measured).every(Number.isFinite)) return measured
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
  } catch (error) {
    if (tries === 1) throw error
  } finally {
    await browser.close()
  }
  return load(url, tries - 1)
}
