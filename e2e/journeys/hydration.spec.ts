import type { Page, Response, Route } from '@playwright/test'
import { pathOf } from '../../site/pages.ts'
import { bootScriptRun } from '../boot-script.ts'
import { layoutShift } from '../layout-shift.ts'
import { fillIn, hardMessage, sendMessage } from '../messages.ts'
import { goodPostcode } from '../postcodes.ts'
import { expect, test } from '../test.ts'

/** The script files that the page receives. */
function watchScripts(page: Page): Response[] {
  const received: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') received.push(response)
  })
  return received
}

/** Says what becomes of React's files; the boot script, which asks for them, has come. */
async function routeReact(page: Page, handle: (route: Route) => Promise<void>) {
  const html = await (await page.request.get('/')).text()
  const [, boot] = /id="page-props".*import\("([^"]+)"\)/s.exec(html) ?? []
  if (!boot) throw new Error('The page asks for no boot script at its end')
  await page.route(({ pathname }) => /^\/assets\/.*\.js$/.test(pathname) && pathname !== boot, handle)
}

/** Keeps React's files on the way until it is told to let them go. */
async function holdReact(page: Page) {
  const gate = Promise.withResolvers<void>()
  await routeReact(page, async (route) => {
    await gate.promise
    await route.continue()
  })
  return () => gate.resolve()
}

test('who only reads and scrolls downloads one script of a kilobyte and a half at most', async ({ page }) => {
  const scripts = watchScripts(page)
  await page.goto('/')
  await page.mouse.move(2, 400)
  for (let step = 0; step < 30; step++) await page.mouse.wheel(0, 400)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await page.waitForLoadState('networkidle')
  expect(scripts).toHaveLength(1)
  expect((await scripts[0]?.request().sizes())?.responseBodySize).toBeLessThanOrEqual(1536)
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')

  await page.locator('[name=zipCode]').first().focus()
  await expect(page.locator('html'), 'the first sign of intent brings it').toHaveAttribute('data-hydrated')
  expect(scripts.length).toBeGreaterThan(1)
})

test('a postcode that stands in its field before the first script comes has its estimate', async ({
  page,
  language,
}) => {
  const gate = Promise.withResolvers<void>()
  await page.route(/^[^?]*\/assets\/[^/]*\.js$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'load' })
  const { zipCode } = goodPostcode[language]
  const form = page.locator('main form').first()
  await form.locator('[name=zipCode]').fill(zipCode)
  gate.resolve()
  await expect(form.locator(`a[href$="zipCode=${zipCode}"]`)).toBeVisible()
})

test('no script is asked for before the page is painted', async ({ page }) => {
  await page.goto('/')
  const times = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect([times.painted.length, times.asked.length]).toEqual([1, 1])
  expect(times.asked[0]).toBeGreaterThan(Number(times.painted[0]))
})

test('in a browser that tells of no paint the page comes to life all the same', async ({ page, words }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/')
  await page.getByLabel(words.postcodeForm.label).first().focus()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
})

test('menu and modal are opened and closed without React being fetched', async ({ page, words }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('button', { name: words.frame.menu, exact: true }).click()
  await page.locator('#menu').getByRole('button', { name: words.frame.closeMenu }).click()
  await expect(page.locator('#menu')).toBeHidden()
  await page.getByRole('button', { name: words.frame.footer.business }).press('Enter')
  const dialog = page.getByRole('dialog', { name: words.frame.businessDialog.title })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: words.frame.businessDialog.close }).press('Enter')
  await expect(dialog).toBeHidden()
  // React is asked for a frame after a touch.
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
  await page.evaluate(frames)
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([])
})

test('what is typed while the scripts are on their way stays, and Enter is not lost', async ({
  page,
  words,
  language,
  sites,
}) => {
  const { typed, zipCode } = goodPostcode[language]
  const letGo = await holdReact(page)
  await page.goto('/')
  const field = page.getByLabel(words.postcodeForm.label).first()
  await field.pressSequentially(typed.trim())
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  letGo()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await expect(field).toHaveValue(typed.trim())
  await field.press('Enter')
  await expect(page).toHaveURL(`${sites.ordering}/location?packageId=gs&zipCode=${zipCode}`)
})

test('Enter before the scripts have come takes the way that needs none', async ({ page, words, language, sites }) => {
  const { typed, zipCode } = goodPostcode[language]
  const letGo = await holdReact(page)
  await page.goto('/')
  const field = page.getByLabel(words.postcodeForm.label).first()
  await field.fill(typed)
  await field.press('Enter')
  await expect(page).toHaveURL(`${sites.ordering}/location?packageId=gs&zipCode=${zipCode}`)
  letGo()
})

test('a double click before React has come sends one mail', async ({ page, words, language, sites }) => {
  const letGo = await holdReact(page)
  const message = hardMessage(language, `double-${language}`)
  await page.goto(pathOf('customer-service', language))
  const form = page.getByRole('main').locator('form[method=post]')
  await fillIn(form, words, message)
  await page.waitForFunction(() => performance.now() > 700)
  await form.getByRole('button', { name: words.contactForm.submit }).dblclick()
  letGo()
  await expect(form.getByRole('status')).toContainText(words.contactForm.success)
  await sites.mailbox.receiptOf(message.email)
  expect(await sites.mailbox.countFrom(message.email)).toBe(1)
})

test('what is pressed while React hydrates does not hurry it, and is done once, afterwards', async ({
  page,
  words,
  language,
  sites,
}) => {
  const message = hardMessage(language, `at-work-${language}`)
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/sendMail') && sent.push(request.url()))
  await page.goto(pathOf('customer-service', language))
  const form = page.getByRole('main').locator('form[method=post]')
  await page.waitForFunction(() => performance.now() > 700)
  const whenPressed = await form.evaluate(async (form: HTMLFormElement, message) => {
    for (const [name, value] of Object.entries(message)) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value
    }
    const isReacts = (element: Element | null) => Object.keys(element ?? {}).some((key) => key.startsWith('__react'))
    // Comes between React's tasks, which are messages too: right after it has begun.
    const { port1, port2 } = new MessageChannel()
    const begun = new Promise<void>((resolve) => {
      port1.onmessage = () => (isReacts(document.getElementById('page')) ? resolve() : port2.postMessage(''))
    })
    port2.postMessage('')
    form.querySelector('input:not([type=hidden])')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await begun
    for (const type of ['keydown', 'keyup']) form.dispatchEvent(new KeyboardEvent(type, { key: 'a', bubbles: true }))
    form.requestSubmit()
    return { formIsReacts: isReacts(form), reactListens: document.documentElement.hasAttribute('data-hydrated') }
  }, message)
  expect(whenPressed).toEqual({ formIsReacts: false, reactListens: false })
  await expect(form.getByRole('status')).toContainText(words.contactForm.success)
  await sites.mailbox.receiptOf(message.email)
  expect(sent).toHaveLength(1)
})

for (const [gone, lose] of [
  ['all scripts', (page: Page, handle: (route: Route) => Promise<void>) => page.route('**/assets/*.js', handle)],
  ['React alone', routeReact],
] as const) {
  test(`where ${gone} cannot be fetched, postcode and message take the way that needs none`, async ({
    page,
    words,
    language,
    sites,
    faults,
  }) => {
    faults.expect(/404|dynamically imported/)
    await lose(page, (route) => route.fulfill({ status: 404 }))
    await page.goto('/', { waitUntil: 'load' })
    const field = page.getByLabel(words.postcodeForm.label).first()
    await field.fill(goodPostcode[language].typed)
    await field.press('Enter')
    await expect(page).toHaveURL(`${sites.ordering}/location?packageId=gs&zipCode=${goodPostcode[language].zipCode}`)

    const message = hardMessage(language, `without-${gone.replace(' ', '-')}-${language}`)
    await page.goto(pathOf('customer-service', language), { waitUntil: 'load' })
    const form = page.getByRole('main').locator('form[method=post]')
    await fillIn(form, words, message)
    await sendMessage(form, words)
    await expect(page.getByText(words.contactForm.success)).toBeVisible()
    await sites.mailbox.officeMailFrom(message.email)
  })
}

test('a message that was sent without React is not filled in again as a draft', async ({
  page,
  words,
  language,
  faults,
}) => {
  faults.expect(/404|dynamically imported/)
  await routeReact(page, (route) => route.fulfill({ status: 404 }))
  await page.goto(pathOf('customer-service', language))
  const form = page.getByRole('main').locator('form[method=post]')
  await fillIn(form, words, hardMessage(language, `no-draft-${language}`))
  await sendMessage(form, words)
  await expect(page.getByText(words.contactForm.success)).toBeVisible()
  await bootScriptRun(page)
  await expect(form.locator('[name=remark]')).toHaveValue('')
  await page.goto(pathOf('customer-service', language))
  await bootScriptRun(page)
  await expect(form.locator('[name=remark]')).toHaveValue('')
})

test('where React cannot read what the page carries, a message takes the way that needs none', async ({
  page,
  words,
  language,
  sites,
}) => {
  const message = hardMessage(language, `unreadable-${language}`)
  const path = pathOf('customer-service', language)
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/(<script id="page-props"[^>]*>){/, '$1') })
  })
  await page.goto(path)
  const form = page.getByRole('main').locator('form[method=post]')
  await fillIn(form, words, message)
  await sendMessage(form, words)
  await expect(page.getByText(words.contactForm.success)).toBeVisible()
  await sites.mailbox.officeMailFrom(message.email)
})

test('nothing on the home page moves while it loads and hydrates', async ({ page }) => {
  await page.goto('/')
  await page.locator('[name=zipCode]').first().focus()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  expect(await layoutShift(page)).toBeLessThan(0.01)
})

/** What a browser that translates a page makes of its texts. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script,style,textarea')) continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  })

test('a page that the browser has translated stays whole, and its forms take the way that needs no React', async ({
  page,
  words,
  language,
  sites,
}) => {
  const { typed, zipCode } = goodPostcode[language]
  await page.goto(pathOf('es', language))
  await translate(page)
  const form = page.locator('form:has([name=zipCode])').first()
  await form.getByLabel(words.postcodeForm.label).fill(typed)
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  await form.getByLabel(words.postcodeForm.label).press('Enter')
  await expect(page).toHaveURL(`${sites.ordering}/eindSchoonmaak/location?packageId=es&zipCode=${zipCode}`)
})

test('a page that an extension has changed is loaded again, whole, and keeps what was typed', async ({
  page,
  words,
  language,
  sites,
  faults,
}) => {
  faults.expect(/TrustedHTML|trusted-types/)
  const message = hardMessage(language, `extension-${language}`)
  await page.goto(pathOf('customer-service', language))
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('form[method=post] input')) field.before(document.createElement('b'))
  })
  const form = page.getByRole('main').locator('form[method=post]')
  await form.getByLabel(words.contactForm.labels.remark, { exact: true }).fill(message.remark)
  await loaded
  await bootScriptRun(page)
  await expect(form.getByLabel(words.contactForm.labels.remark, { exact: true })).toHaveValue(message.remark)
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  await fillIn(form, words, message)
  await sendMessage(form, words)
  await expect(page.locator('#sent')).toContainText(words.contactForm.success)
  expect((await sites.mailbox.receiptOf(message.email)).to).toBeTruthy()
})

test('React that could not be fetched is fetched at a later touch', async ({ page, faults, language }) => {
  faults.expect(/ERR_FAILED|Failed to fetch dynamically/)
  let gone = true
  await routeReact(page, (route) => (gone ? route.abort() : route.continue()))
  await page.goto('/')
  const field = page.locator('[name=zipCode]').first()
  const failed = page.waitForEvent('requestfailed')
  await field.focus()
  await failed
  gone = false
  await field.pressSequentially(goodPostcode[language].zipCode)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
})

test('what is changed while a message is on its way stays, for it has not been sent', async ({
  page,
  words,
  language,
}) => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/sendMail', async (route) => {
    await gate.promise
    await route.continue()
  })
  const message = hardMessage(language, `changed-${language}`)
  await page.goto(pathOf('customer-service', language))
  const form = page.getByRole('main').locator('form[method=post]')
  await fillIn(form, words, message)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await sendMessage(form, words)
  await expect(form.getByRole('button', { name: words.contactForm.sending })).toBeVisible()
  const remark = form.getByLabel(words.contactForm.labels.remark, { exact: true })
  await remark.press('End')
  await remark.pressSequentially(' And the cellar.')
  gate.resolve()
  await expect(form.getByRole('status').filter({ hasText: words.contactForm.success })).toBeVisible()
  await expect(remark).toHaveValue(/ And the cellar\./)
})
