import type { BrowserContext, Page } from '@playwright/test'
import { cleanHtml } from '../../server/cms/clean-html.ts'
import { recordChange } from '../../server/database/changes.ts'
import { openDatabase } from '../../server/database/database.ts'
import { xssVectors } from '../../testing/cms/xss-vectors.ts'
import { startSites } from '../sites/start-sites.ts'
import { expect, test } from '../test.ts'

const empty = { breadcrumb: '', metaDescription: '', metaKeywords: '', ogTitle: '', ogDescription: '', ogImage: '' }
const film =
  '<p>Before</p><iframe src="https://www.youtube.com/embed/abcdefghijk" title="How we clean"></iframe><p>After</p>'

/** Sites of this test alone, so that no other meets its pages: each vector is the content of one, as somebody else stored it. */
async function sitesWith(contents: readonly string[]) {
  const sites = await startSites('warn')
  const database = openDatabase(sites.databaseUrl)
  await database.transaction().execute(async (transaction) => {
    for (const [index, content] of contents.entries()) {
      const page = {
        ...empty,
        language: 'en' as const,
        path: `v${index}`,
        title: 'T',
        heading: 'H',
        metaTitle: 'T',
        content,
      }
      const rest = { status: 'published' as const, updatedAt: '2026-11-01T09:00:00.000Z' }
      await transaction
        .insertInto('page')
        .values({ ...page, ...rest })
        .execute()
    }
    await recordChange(transaction, 'pages', new Date())
  })
  await database.destroy()
  return sites
}

/** Notes whatever runs and whatever is asked of a host that is not `origin`; lets none of it out. */
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

/** Reads a page as a visitor with a busy hand does, and its content once more as script would (innerHTML). */
async function handle(page: Page) {
  await page.evaluate(() => {
    const content = document.querySelector('main > .wrap + .wrap')
    if (!content) throw new Error('no content')
    for (const type of ['mouseover', 'mousemove', 'focus', 'pointerover', 'toggle', 'scroll']) {
      // Whoever listens for a visitor's first touch need not load the scripts for this.
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

test("of known attacks in editors' pages nothing runs and no request leaves, even without a security policy", async ({
  browser,
}) => {
  test.setTimeout(300_000)
  // Attacks of which the same is left make the same page.
  const vectors = [...new Map(xssVectors.map((vector) => [cleanHtml(vector), vector])).values()]
  const sites = await sitesWith(vectors)
  const context = await browser.newContext({ bypassCSP: true })
  try {
    const seen = await watch(context, sites.en.origin)
    const page = await context.newPage()
    page.on('dialog', (dialog) => {
      seen.push(`dialog ${dialog.message()}`)
      return dialog.dismiss()
    })
    for (const [index, vector] of vectors.entries()) {
      await page.goto(`${sites.en.origin}/v${index}`, { waitUntil: 'load' })
      await handle(page)
      expect(page.url(), vector).toBe(`${sites.en.origin}/v${index}`)
      expect(seen, vector).toEqual([])
    }
  } finally {
    await context.close()
    await sites.stop()
  }
})

test('the watch sees an attack that gets through, so that the tests above can fail', async ({ browser }) => {
  const context = await browser.newContext({ bypassCSP: true })
  const seen = await watch(context, 'https://own.example')
  const page = await context.newPage()
  await page.setContent('<main><img src="https://evil.example/a" onerror="alert(1)"></main>')
  await expect.poll(() => seen.toSorted()).toEqual(['alert ran', 'asked for https://evil.example/a'])
  await context.close()
})

test('a film asks its host for nothing before it is pressed, then plays in its place', async ({ browser }) => {
  const sites = await sitesWith([film])
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
    await page.goto(`${sites.en.origin}/v0`, { waitUntil: 'networkidle' })
    const link = page.getByRole('link', { name: /How we clean/ })
    await link.scrollIntoViewIfNeeded()
    await link.hover()
    expect(asked).toEqual([])
    await link.click()
    await expect(page.frameLocator('iframe').getByText('the player')).toBeVisible()
    expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1'])
    await expect(page.locator('iframe')).toBeFocused()
    expect(page.url()).toBe(`${sites.en.origin}/v0`)
  } finally {
    await context.close()
    await sites.stop()
  }
})

test('without script a film is a link to its own page', async ({ browser }) => {
  const sites = await sitesWith([film])
  const context = await browser.newContext({ javaScriptEnabled: false })
  try {
    const page = await context.newPage()
    await page.goto(`${sites.en.origin}/v0`)
    const link = page.getByRole('link', { name: /How we clean/ })
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcdefghijk')
    await expect(page.locator('iframe')).toHaveCount(0)
  } finally {
    await context.close()
    await sites.stop()
  }
})
