import { mkdirSync, writeFileSync } from 'node:fs'
import { join as joined } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { type Language, languages } from '../domain/language.ts'
import { existsIn, type PageId, pageIds, pathOf } from '../domain/website/pages.ts'
import { browsers, sandbox } from '../testing/browsers.ts'
import { startOffice } from '../testing/office/start-office.ts'
import { giveSession } from './office/office-test.ts'
import { placeInBrowser } from './ordering/take-order-steps.ts'
import { startSites } from './sites/start-sites.ts'

/**
 * `npm run screenshots -- [page id …] [--dark] [--print]`: every page of both built sites, and without page ids every
 * step of both ordering sites and every page of the office in both languages, from top to bottom at four widths, into
 * artifacts/screenshots, with an index.html to look at all of them.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dark: { type: 'boolean', default: false }, print: { type: 'boolean', default: false } },
})
const widths = [320, 360, 768, 1440]
const folder = 'artifacts/screenshots'
mkdirSync(folder, { recursive: true })

const sites = await startSites()
const browser = await chromium.launch({ executablePath: browsers.windowless, args: sandbox })
const names: string[] = []

async function openPage(baseURL: string, width: number): Promise<Page> {
  const page = await browser.newPage({
    baseURL,
    viewport: { width, height: 900 },
    colorScheme: values.dark ? 'dark' : 'light',
    // No picture fades in.
    reducedMotion: 'reduce',
  })
  if (values.print) await page.emulateMedia({ media: 'print' })
  return page
}

async function takePicture(page: Page, subject: string, width: number): Promise<void> {
  // Elements fixed to the screen belong at the top.
  await page.evaluate(() => window.scrollTo(0, 0))
  const name = `${subject}-${width}${values.dark ? '-dark' : ''}${values.print ? '-print' : ''}.png`
  await page.screenshot({ path: joined(folder, name), fullPage: true })
  names.push(name)
}

async function takeSitePage(language: Language, id: PageId, width: number): Promise<void> {
  const page = await openPage(sites[language].origin, width)
  await page.goto(pathOf(id, language))
  await page.locator('img').evaluateAll(async (pictures: HTMLImageElement[]) => {
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode()))
  })
  await takePicture(page, `${language}-${id}`, width)
  await page.close()
}

/** Orders a visit and takes each step, and the pages that the order's own page leads to. */
async function takeOrder(language: Language, width: number): Promise<void> {
  const { ordering: origin } = sites[language]
  const page = await openPage(origin, width)
  const take = (step: string) => takePicture(page, `${language}-ordering-${step}`, width)
  const address = await placeInBrowser({ page, language, origin, name: `screenshot-${width}`, look: take })
  const ofOrder = ['change', 'cancel', 'withdraw', 'proof'].map((step) => `${address}/${step}`)
  for (const url of [...ofOrder, `${origin}/login`, `${origin}/withdrawal`]) {
    await page.goto(url)
    await take(url.replace(/.*\//, ''))
  }
  await page.close()
}

/** Takes the office's pages: those that links lead to from its start, one of each kind. */
async function takeOffice(language: Language): Promise<void> {
  const office = await startOffice('silent', sites.databaseUrl)
  const page = await openPage(office.origin, 1440)
  // The languages share an office, in which each name occurs once.
  await giveSession(page, office, { name: `Ann ${language}`, language })
  const paths = new Map([['/', '/']])
  for (const path of paths.values()) {
    await page.goto(path)
    for (const link of await page.locator('a[href^="/"]:not([download])').evaluateAll(addressesOf)) {
      // Orders, people and days differ in their number or id alone.
      const kind = link.replaceAll(/[^/]*\d[^/]*|[A-Z\d]{4}-[A-Z\d]{4}/g, '0')
      if (!paths.has(kind) && !/[.]|customer-page/.test(link)) paths.set(kind, link)
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await takePicture(page, `${language}-office${path.replaceAll('/', '-')}`, width)
    }
  }
  await page.close()
  await office.stop()
}

const addressesOf = (links: (HTMLElement | SVGElement)[]): string[] =>
  links.map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*/, ''))

try {
  for (const language of languages) {
    const ids = pageIds.filter((id) => existsIn(id, language) && (positionals.length === 0 || positionals.includes(id)))
    for (const width of widths) {
      for (const id of ids) await takeSitePage(language, id, width)
      if (positionals.length === 0) await takeOrder(language, width)
    }
    if (positionals.length === 0) await takeOffice(language)
  }
} finally {
  await browser.close()
  await sites.stop()
}
const figures = names.map((name) => `<figure><figcaption>${name}</figcaption><img src="${name}" alt=""></figure>`)
writeFileSync(joined(folder, 'index.html'), `<!doctype html><meta charset="utf-8">${figures.join('\n')}`)
process.stdout.write(`${names.length} screenshots: ${joined(folder, 'index.html')}\n`)
