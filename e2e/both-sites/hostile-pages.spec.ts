import type { BrowserContext, Page } from '@playwright/test'
import { cleanHtml } from '../../services/cms/clean-html.ts'
import { emptyPage } from '../../services/cms/page-fields.ts'
import { recordChange } from '../../services/database/changes.ts'
import { openDatabase } from '../../services/database/database.ts'
import { retryingTransaction } from '../../services/database/schema.ts'
import { xssVectors } from '../../testing/cms/xss-vectors.ts'
import { test as base, expect } from '../journey-test.ts'

const titles = { title: 'T', heading: 'H', metaTitle: 'T' }
const page = {
  ...emptyPage,
  ...titles,
  language: 'en',
  status: 'published',
  updatedAt: '2026-11-01T09:00:00.000Z',
} as const
const film =
  '<p>Before</p><iframe src="https://www.youtube.com/embed/abcdefghijk" title="How we clean"></iframe><p>After</p>'

/** The contents of pages, each of attacks that leave each other whole: an open comment would hide the next. */
const attacks: string[] = []
// Attacks that are the same once cleaned are one.
for (const [cleaned, attack] of new Map(xssVectors.map((attack) => [cleanHtml(attack), attack]))) {
  const together = (attacks.at(-1) ?? '') + attack
  const areWhole = cleanHtml(together) === cleanHtml(attacks.at(-1) ?? '') + cleaned
  if (areWhole && attacks.length > 0) attacks[attacks.length - 1] = together
  else attacks.push(attack)
}
const filmPath = '/film'

/**
 * Tests sites of their own, whose pages at `/0`, `/1` and so on hold the attacks as another program might have stored
 * them, uncleaned.
 */
const test = base.extend({
  sites: [
    async ({ sites }, use) => {
      const database = openDatabase(sites.databaseUrl)
      const contents = [...attacks.map((attack, index) => [`/${index}`, attack]), [filmPath, film]]
      await retryingTransaction(database, async (transaction) => {
        const pages = contents.map(([path = '', content = '']) => ({ ...page, path: path.slice(1), content }))
        await transaction.insertInto('page').values(pages).execute()
        await recordChange(transaction, 'pages', new Date())
      })
      await database.destroy()
      await use(sites)
    },
    { scope: 'worker' },
  ],
})
// In one worker, because its sites are there for these tests alone.
test.describe.configure({ mode: 'default' })

/** Records every script that runs and every request to a foreign host, and blocks the latter. */
async function watch(context: BrowserContext, origin: string) {
  const seen: string[] = []
  await context.exposeFunction('tell', (what: string) => seen.push(what))
  await context.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const) {
      Object.defineProperty(window, name, {
        value: () => (window as unknown as { tell(t: string): void }).tell(`${name} ran`),
      })
    }
  })
  await context.route(
    ({ origin: asked }) => asked !== origin,
    (route) => {
      seen.push(`asked for ${route.request().url()}`)
      return route.abort()
    },
  )
  return seen
}

/** Touches everything on a page as a visitor might, and parses its content again as a script would (innerHTML). */
async function handle(page: Page) {
  await page.evaluate(() => {
    const content = document.querySelector('main > .wrap + .wrap')
    if (!content) throw new Error('no content')
    for (const type of ['mouseover', 'mousemove', 'focus', 'pointerover', 'toggle', 'scroll']) {
      // Our own scripts, which wait for a first touch, are not needed here.
      content.addEventListener(type, (event) => event.stopPropagation())
      for (const element of content.querySelectorAll('*')) element.dispatchEvent(new Event(type, { bubbles: true }))
    }
    for (let round = 0; round < 3; round += 1) {
      const copy = document.createElement('div')
      copy.innerHTML = content.innerHTML
      document.body.append(copy)
      content.innerHTML = copy.innerHTML
    }
  })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

test('known attacks in CMS pages run nothing and request nothing, even without a security policy', async ({
  browser,
  sites,
  faults,
}) => {
  test.setTimeout(300_000)
  // Some show pictures that do not exist.
  faults.expect(/status of 404/)
  const context = await browser.newContext({ bypassCSP: true })
  try {
    const seen = await watch(context, sites.en.origin)
    const page = await context.newPage()
    page.on('dialog', (dialog) => {
      seen.push(`dialog ${dialog.message()}`)
      return dialog.dismiss()
    })
    for (const [index, attack] of attacks.entries()) {
      await page.goto(`${sites.en.origin}/${index}`, { waitUntil: 'load' })
      await handle(page)
      expect(page.url(), attack).toBe(`${sites.en.origin}/${index}`)
      expect(seen, attack).toEqual([])
    }
  } finally {
    await context.close()
  }
})

test('an attack that gets through is recorded, so that the test above can fail', async ({ browser, faults }) => {
  faults.expect(/ERR_FAILED/)
  const context = await browser.newContext({ bypassCSP: true })
  const seen = await watch(context, 'https://own.example')
  const page = await context.newPage()
  await page.setContent('<main><img src="https://evil.example/a" onerror="alert(1)"></main>')
  await expect.poll(() => seen.toSorted()).toEqual(['alert ran', 'asked for https://evil.example/a'])
  await context.close()
})

test('a film requests nothing from its host before it is pressed, then plays in its place', async ({
  browser,
  sites,
}) => {
  const context = await browser.newContext()
  try {
    const asked: string[] = []
    await context.route(
      ({ origin }) => origin !== sites.en.origin,
      (route) => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/html', body: '<p>the player</p>' })
      },
    )
    const page = await context.newPage()
    await page.goto(sites.en.origin + filmPath, { waitUntil: 'networkidle' })
    const link = page.getByRole('link', { name: /How we clean/ })
    await link.scrollIntoViewIfNeeded()
    await link.hover()
    expect(asked).toEqual([])
    await link.click()
    await expect(page.frameLocator('iframe').getByText('the player')).toBeVisible()
    expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1'])
    await expect(page.locator('iframe')).toBeFocused()
    expect(page.url()).toBe(sites.en.origin + filmPath)
  } finally {
    await context.close()
  }
})
