import lighthouse from 'lighthouse'
import type { BenchedPage } from '../benched-pages.ts'
import type { Options } from '../options.ts'
import { median } from '../report/median.ts'
import { progress } from '../report/progress.ts'
import { inFreshChromium } from './chromium.ts'

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const
const names = Object.keys(audits) as (keyof typeof audits)[]

/** Medians of Lighthouse: milliseconds, and for `cls` a share of the window. */
type Paint = Record<keyof typeof audits, number>

export interface PaintBesideFloor extends BenchedPage {
  throttling: Throttling
  ours: Paint
  floor: Paint
}

const sides = ['ours', 'floor'] as const

type Throttling = Options['throttling'][number]

export interface PaintBench {
  /** Where our site and its floor answer. */
  ours: string
  floor: string
  runs: number
  throttling: Throttling
}

/**
 * Lighthouse's slow phone on each page, ours and the floor by turns, so that both meet the machine in the same state; and by turns in
 * who is first, for the first of two comes out some two hundredths later.
 */
export async function measurePaint(pages: readonly BenchedPage[], bench: PaintBench): Promise<PaintBesideFloor[]> {
  const { runs, throttling } = bench
  const measured: PaintBesideFloor[] = []
  for (const page of pages) {
    progress(`paint of ${page.site} ${page.id} (${throttling})`)
    const seen: Record<(typeof sides)[number], Paint[]> = { ours: [], floor: [] }
    for (let run = 0; run < runs; run++) {
      for (const side of run % 2 === 0 ? sides : sides.toReversed())
        seen[side].push(await paintOf(bench[side] + page.path, throttling))
    }
    measured.push({ ...page, throttling, ours: medians(seen.ours), floor: medians(seen.floor) })
  }
  return measured
}

/**
 * Lighthouse is told how long the answer takes: its own reckoning has a quicker one than a connection takes to open for nothing, and
 * then puts 30 ms in its place, on this machine about every third time. Now and then a trace lacks a mark and Lighthouse a
 * figure: then the page is loaded again.
 */
async function paintOf(url: string, throttling: Throttling, tries = 3): Promise<Paint> {
  const { origin } = new URL(url)
  const settings = {
    logLevel: 'error',
    throttlingMethod: throttling,
    onlyAudits: Object.values(audits),
    // A third of a run, and nobody looks at it.
    disableFullPageScreenshot: true,
    precomputedLanternData: {
      additionalRttByOrigin: { [origin]: 0 },
      serverResponseTimeByOrigin: { [origin]: await responseTime(url) },
    },
  } as const
  const result = await inFreshChromium((page) => lighthouse(url, settings, undefined, page))
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`)
  const { lhr } = result
  const paint = byName((name) => lhr.audits[audits[name]]?.numericValue ?? Number.NaN)
  if (Object.values(paint).every(Number.isFinite)) return paint
  if (tries === 1) throw new Error(`Lighthouse has no figures for ${url}`)
  return paintOf(url, throttling, tries - 1)
}

/** Milliseconds until a page begins to come, over a connection that is open. */
async function responseTime(url: string): Promise<number> {
  const times: number[] = []
  for (let request = 0; request < 21; request++) {
    const asked = performance.now()
    const answer = await fetch(url)
    times.push(performance.now() - asked)
    await answer.arrayBuffer()
  }
  return median(times)
}

const medians = (all: readonly Paint[]): Paint => byName((name) => median(all.map((paint) => paint[name])))

const byName = (figure: (name: keyof typeof audits) => number): Paint =>
  Object.fromEntries(names.map((name) => [name, figure(name)])) as unknown as Paint
