import { pathOf } from '../../domain/website/pages.ts'
import { untilHydrated } from '../hydrated.ts'
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

test('an answer opened by hand stays open when the search hydrates', async ({ page, words, language }) => {
  const entry = words.faq.topics.at(-1)?.questions.at(-1)
  if (!entry) throw new Error('no question')
  await page.goto(`${pathOf('faq', language)}#${entry.id}`)
  const other = page.getByRole('main').locator('details').first()
  await other.locator('summary').click()
  await page.getByRole('searchbox', { name: words.faqSearch.label }).focus()
  await untilHydrated(page)
  await expect(other).toHaveAttribute('open')
})

test('the address names the answer that is open, so that it can be passed on', async ({ page, words, language }) => {
  const [first, second] = words.faq.topics[0]?.questions ?? []
  if (!first || !second) throw new Error('no questions')
  await page.goto(pathOf('faq', language))
  const question = (text: string) => page.getByRole('main').locator('summary', { hasText: text })
  await question(first.question).click()
  await expect(page).toHaveURL(new RegExp(`#${first.id}$`))
  await question(second.question).click()
  await expect(page).toHaveURL(new RegExp(`#${second.id}$`))
  await page.reload()
  await expect(page.locator(`#${second.id}`)).toBeVisible()
  await question(second.question).click()
  await expect(page).toHaveURL(pathOf('faq', language))
  await expect(page.locator('details[open]')).toHaveCount(0)
})

test('a malformed fragment still shows the questions', async ({ page, words, language }) => {
  await page.goto(`${pathOf('faq', language)}#50%-off`)
  await page.getByRole('searchbox', { name: words.faqSearch.label }).focus()
  await untilHydrated(page)
  await expect(page.getByRole('main').locator('summary').first()).toBeVisible()
})

test('the search shows only its matches, announces how many there are, and can be cleared', async ({
  page,
  words,
  language,
}) => {
  await page.goto(pathOf('faq', language))
  const search = page.getByRole('searchbox', { name: words.faqSearch.label })
  const questions = page.getByRole('main').locator('summary')
  const all = await questions.count()
  expect(all).toBeGreaterThan(20)
  const [first] = words.faq.topics[0]?.questions ?? []
  if (!first) throw new Error('no question')
  await search.fill(first.question)
  await untilHydrated(page)
  await expect(questions.filter({ visible: true })).not.toHaveCount(all)
  await expect(page.getByText(first.question, { exact: true })).toBeVisible()
  await search.fill('xyzzy')
  await expect(questions.filter({ visible: true })).toHaveCount(0)
  await expect(search).toHaveAccessibleDescription(/\S/)
  await page.getByRole('button', { name: words.faqSearch.clear }).click()
  await expect(search).toBeFocused()
  await expect(questions.filter({ visible: true })).toHaveCount(all)
})
