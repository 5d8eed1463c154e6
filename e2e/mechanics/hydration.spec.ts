import { pathOf } from '../../domain/website/pages.ts'
import { fillIn, hardMessage, untilPlausible } from '../accepted-messages.ts'
import { pageViews, untilHydrated } from '../boot-script.ts'
import { expect, test } from '../journey-test.ts'
import { layoutShift } from '../layout-shift.ts'
import { holdReact } from '../react-files.ts'

test('no script is requested before the first paint', async ({ page }) => {
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

test('the first scroll runs the boot script, although no paint is reported and no timer has ended', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { setTimeout } = window
    Object.assign(window, {
      PerformanceObserver: class {
        observe() {}
      },
      setTimeout: (run: () => void, milliseconds = 0) => (milliseconds < 1000 ? setTimeout(run, milliseconds) : 0),
    })
  })
  await page.goto('/', { waitUntil: 'load' })
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  expect(await pageViews(page)).toHaveLength(1)
})

test('opening and closing menu and modal does not fetch React', async ({ page, words }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('button', { name: words.layout.menu, exact: true }).click()
  await page.locator('#menu').getByRole('button', { name: words.layout.closeMenu }).click()
  await expect(page.locator('#menu')).toBeHidden()
  await page.getByRole('button', { name: words.layout.footer.business }).press('Enter')
  const dialog = page.getByRole('dialog', { name: words.layout.businessDialog.title })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: words.layout.businessDialog.close }).press('Enter')
  await expect(dialog).toBeHidden()
  // React would be requested one frame after a touch.
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
  await page.evaluate(frames)
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([])
})

test('what was typed before React has loaded is sent by a double click, once', async ({
  page,
  words,
  language,
  sites,
}) => {
  const letGo = await holdReact(page)
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/sendMail') && sent.push(request.url()))
  const message = hardMessage(language, `double-${language}`)
  await page.goto(pathOf('customer-service', language))
  const form = page.getByRole('main').locator('form[method=post]')
  await fillIn(form, words, message)
  await untilPlausible(page)
  await form.getByRole('button', { name: words.contactForm.submit }).dblclick()
  await expect(page.locator('[data-hydrated]')).toHaveCount(0)
  letGo()
  await expect(form.getByRole('status')).toContainText(words.contactForm.success)
  expect((await sites.mailbox.receiptOf(message.email)).text).toContain(message.remark)
  expect(await sites.mailbox.countFrom(message.email)).toBe(1)
  expect(sent, 'and counts it once').toHaveLength(1)
})

test('nothing on the home page shifts while it loads and hydrates', async ({ page }) => {
  await page.goto('/')
  await page.locator('[name=zipCode]').first().focus()
  await untilHydrated(page)
  expect(await layoutShift(page)).toBeLessThan(0.01)
})
