import { constants, setPriority } from 'node:os'
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig, type Result } from 'lighthouse'
import { type Language, languages } from '../domain/language.ts'
import { startSites } from '../e2e/sites/start-sites.ts'
import { browsers, sandbox } from '../testing/browsers.ts'

/** `npm run lighthouse [part of a path …]`: every page of both built sites, on a phone and on a desktop, as a table. */

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Record<(typeof categories)[number], number>
const bars: Scores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
const devices = ['mobile', 'desktop'] as const
/**
 * A busy machine makes a page slow: one below the bar is measured again, and the median counts; if that is below it too, again after
 * all others.
 */
const tries = 5

const wanted = process.argv.slice(2)
const sites = await startSites('silent')
const chrome = await launch({
  chromePath: browsers.whole,
  chromeFlags: ['--headless=new', ...sandbox],
})
interface Page {
  language: Language
  url: string
}

// Who measures gives way to the browser: on few cores it would slow down what it looks at.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
let below: Page[]
try {
  const pages: Page[] = []
  for (const language of languages) {
    for (const url of await addressesOf(sites[language].origin)) {
      if (wanted.length === 0 || wanted.some((part) => url.endsWith(part))) pages.push({ language, url })
    }
  }
  process.stdout.write(`${'page'.padEnd(58)}${devices.map((device) => device.padEnd(24)).join('')}\n`)
  process.stdout.write(`${''.padEnd(58)}${devices.map(() => 'perf a11y best seo'.padEnd(24)).join('')}\n`)
  below = await measureAll(pages)
  if (below.length > 0) {
    process.stdout.write('Below the bar, again:\n')
    below = await measureAll(below)
  }
} finally {
  chrome.kill()
  await sites.stop()
}
process.stdout.write(below.length > 0 ? `\nBelow the bar twice: ${below.length}\n` : '\nAll pages reach the bar.\n')
process.exitCode = below.length > 0 ? 1 : 0

/** Prints a line for each page, and what cost it points. @returns those below the bar */
async function measureAll(pages: readonly Page[]): Promise<Page[]> {
  const below: Page[] = []
  for (const page of pages) {
    const results: Awaited<ReturnType<typeof measure>>[] = []
    for (const device of devices) results.push(await measure(page.url, device))
    const cells = results.map(({ scores }) => categories.map((name) => String(scores[name]).padStart(4)).join(' '))
    const missing = results.filter(({ scores }) => isBelow(scores))
    const name = `${page.language} ${decodeURIComponent(new URL(page.url).pathname)}`
    const found = missing.flatMap(({ found }) => found).join(', ')
    process.stdout.write(`${name.padEnd(58)}${cells.map((cell) => cell.padEnd(24)).join('')}${found}\n`)
    if (missing.length > 0) below.push(page)
  }
  return below
}

/** What search engines are told of a site is what is measured, editors' pages included. */
async function addressesOf(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)
}

async function measure(url: string, device: (typeof devices)[number]) {
  const measured = [await measureOnce(url, device)]
  while (measured.length < tries && isBelow(median(measured).scores)) {
    measured.push(await measureOnce(url, device), await measureOnce(url, device))
  }
  return median(measured)
}

async function measureOnce(url: string, device: (typeof devices)[number]) {
  const run = await lighthouse(
    url,
    { port: chrome.port, onlyCategories: [...categories], logLevel: 'error' },
    device === 'desktop' ? desktopConfig : undefined,
  )
  if (!run) throw new Error(`Lighthouse has nothing to say about ${url}`)
  return { scores: scoresOf(run.lhr), found: findings(run.lhr) }
}

function scoresOf(result: Result): Scores {
  const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100)
  return Object.fromEntries(categories.map((category) => [category, score(category)])) as Scores
}

/** The audits that cost something. */
function findings(result: Result): string[] {
  return categories
    .flatMap((category) => result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${result.audits[id]?.displayValue ?? ''}`.trim())
}

function isBelow(scores: Scores): boolean {
  return categories.some((category) => scores[category] < bars[category])
}

function median<Measured extends { scores: Scores }>(measured: readonly Measured[]): Measured {
  const sorted = measured.toSorted((one, other) => one.scores.performance - other.scores.performance)
  return sorted[Math.floor(sorted.length / 2)] as Measured
}
