import type { Browser, Page } from '@playwright/test'
import type { BenchedPage } from '../benched-pages.ts'
import { progress } from '../report/progress.ts'
import { onPhone } from './chromium.ts'

/** What a page costs on the wire: compressed bytes without headers, unless said otherwise. */
export interface PageBytes extends BenchedPage {
  /** The HTML with its styles. */
  html: number
  images: number
  fonts: number
  /** Script before intent. */
  scripts: number
  /** All of the first view, headers included. */
  total: number
  requests: number
  /** Script that is fetched at the first sign of intent, and in how many files. */
  afterIntent: number
  filesAfterIntent: number
  /** Element of the largest paint: `H1`, `P`, `IMG`, … */
  largestPaint: string
}

/** Loads pages as a phone does, then touches the postcode field that each has in its footer. */
export async function measureBytes(browser: Browser, origin: string, pages: readonly BenchedPage[]) {
  const measured: PageBytes[] = []
  progress(`bytes of ${pages.length} pages`)
  for (const page of pages) measured.push(await onPhone(browser, (tab) => bytesOf(tab, origin, page)))
  return measured
}

async function bytesOf(tab: Page, origin: string, page: BenchedPage): Promise<PageBytes> {
  const received = watchBytes(tab)
  await tab.goto(origin + page.path, { waitUntil: 'networkidle' })
  const largestPaint = await tab.evaluate(elementOfLargestPaint)
  const first = received.splice(0)
  await tab.locator('[name=zipCode]').last().focus()
  await tab.locator('html[data-hydrated]').waitFor()
  await tab.waitForLoadState('networkidle')
  return {
    ...page,
    html: bodies(first, 'document'),
    images: bodies(first, 'image'),
    fonts: bodies(first, 'font'),
    scripts: bodies(first, 'script'),
    total: first.reduce((sum, { body, headers }) => sum + body + headers, 0),
    requests: first.length,
    afterIntent: bodies(received, 'script'),
    filesAfterIntent: received.filter(({ type }) => type === 'script').length,
    largestPaint,
  }
}

interface Received {
  type: string
  body: number
  headers: number
}

/** Collects what a tab receives from now on. */
function watchBytes(tab: Page): Received[] {
  const received: Received[] = []
  tab.on('requestfinished', async (request) => {
    const { responseBodySize: body, responseHeadersSize: headers } = await request.sizes()
    received.push({ type: request.resourceType(), body, headers })
  })
  return received
}

const bodies = (all: readonly Received[], type: string) =>
  all.reduce((sum, each) => sum + (each.type === type ? each.body : 0), 0)

/** Runs in the page. */
const elementOfLargestPaint = () =>
  new Promise<string>((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined
      resolve(last?.element?.tagName ?? '')
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
