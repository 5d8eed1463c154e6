import { pathOf } from '../../domain/website/pages.ts'
import { untilHydrated } from '../boot-script.ts'
import { expect, test } from '../journey-test.ts'

test('a link to an answer opens it before any script loads', async ({ page, words, language, faults }) => {
  faults.expect(/ERR_FAILED|dynamically imported/)
  await page.route('**/assets/*.js', (route) => route.abort())
  const entry = words.faq.topics.at(-1)?.questions.at(-1)
  if (!entry) throw new Error('no question')
  await page.goto(`${pathOf('faq', language)}#${entry.id}`, { waitUntil: 'load' })
  await expect(page.locator(`#${entry.id}`)).toBeVisible()
  await expect(page.locator(`#${entry.id}`)).toBeInViewport()
  await expect(page.locator('details[open]')).toHaveCount(1)
})

test('an answer opened by hand is in the address, and stays open on hydration', async ({ page, words, language }) => {
  const entry = words.faq.topics.at(-1)?.questions.at(-1)
  if (!entry) throw new Error('no question')
  await page.goto(`${pathOf('faq', language)}#${entry.id}`)
  const other = page.getByRole('main').locator('details').first()
  await other.locator('summary').click()
  await expect(page).toHaveURL(`${pathOf('faq', language)}#${words.faq.topics[0]?.questions[0]?.id}`)
  await page.getByRole('searchbox', { name: words.faqSearch.label }).focus()
  await untilHydrated(page)
  await expect(other).toHaveAttribute('open')
})
