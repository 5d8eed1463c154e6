import { constants, setPriority } from 'node:os'
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig, type Result } from 'lighthouse'
import { startSites } from '../e2e/sites/start-sites.ts'

/** `npm run lighthouse [part of a path …]`: every page of both built sites, on a phone and on a desktop, as a table. */

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Record<(typeof categories)[number], number>
const bars: Scores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
const devices = ['mobile', 'desktop'] as const
/** A busy machine makes a page slow; a page below the bar is measured again, and the median counts. */
const tries = 5

const wanted = process.argv.slice(2)
const sites = await startSites('silent')
const chrome = await launch({
  chromePath: '/usr/bin/chromium',
  chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
// Who measures gives way to the browser: on few cores it would slow down what it looks at.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const failures: string[] = []
try {
  process.stdout.write(`${'page'.padEnd(58)}${devices.map((device) => device.padEnd(24)).join('')}\n`)
  process.stdout.write(`${''.padEnd(58)}${devices.map(() => 'perf a11y best seo'.padEnd(24)).join('')}\n`)
  for (const language of ['en', 'nl'] as const) {
    for (const url of await addressesOf(sites[language].origin)) {
      if (wanted.length > 0 && !wanted.some((part) => url.endsWith(part))) continue
      const cells: string[] = []
      for (const device of devices) {
        const { scores, found } = await measure(url, device)
        cells.push(categories.map((category) => String(scores[category]).padStart(4)).join(' '))
        if (isBelow(scores)) failures.push(`${language} ${new URL(url).pathname} on ${device}: ${found.join(', ')}`)
      }
      const name = `${language} ${decodeURIComponent(new URL(url).pathname)}`
      process.stdout.write(`${name.padEnd(58)}${cells.map((cell) => cell.padEnd(24)).join('')}\n`)
    }
  }
} finally {
  chrome.kill()
  await sites.stop()
}
process.stdout.write(
  failures.length > 0 ? `\nBelow the bar:\n${failures.join('\n')}\n` : '\nAll pages reach the bar.\n',
)
process.exitCode = failures.length > 0 ? 1 : 0

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
