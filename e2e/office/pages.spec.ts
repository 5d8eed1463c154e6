import type { Page } from '@playwright/test'
import { fill } from '../../copy/fill.ts'
import { officeWords } from '../../copy/office/words.ts'
import { languages } from '../../domain/language.ts'
import { findPage } from '../../services/cms/cms-pages.ts'
import { emptyPage } from '../../services/cms/page-fields.ts'
import { savePages } from '../../services/cms/save-pages.ts'
import { siteProcess } from '../../testing/site-process.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, giveSession, test } from './office-test.ts'

/** The buttons that stay in sight cover others until one scrolls: at the end they have a place of their own. */
async function checkFromItsEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expectAccessibleInBothThemes(page)
}

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** The head of a photo as iPhones keep it. */
const heic = Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(99)}`, 'latin1')

test(`an editor writes, illustrates, schedules and publishes a page and an answer by keyboard (R17.33)`, async ({
  page,
  office,
  faults,
  browser,
}) => {
  const { pages: words, pictures } = officeWords.en
  const check = () => checkFromItsEnd(page)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
  const follow = (name: string) => page.getByRole('link', { name, exact: true }).press('Enter')
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await giveSession(page, office, { name: 'Ann', role: 'editor' })
  await page.goto('/')
  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await expect(page.getByText(words.empty)).toBeVisible()
  await check()

  const site = siteProcess({
    DATABASE_URL: office.databaseUrl,
    OFFICE_ORIGIN: office.origin,
    SITE_ORIGIN_EN: office.website.origin,
    ORDER_ORIGIN_EN: office.website.origin,
  })
  await site.start()
  office.website.leadTo(site.port)
  const preview = page.locator('iframe').first().contentFrame()
  const drafts = () => office.database.selectFrom('pageDraft').selectAll().execute()

  await follow(words.questions.title)
  await check()
  await page.getByRole('table').first().getByRole('link').first().press('Enter')
  await page.getByText(words.questions.facts).press('Enter')
  await check()
  await field(words.fields.content).fill('Call {phone}')
  await expect(preview.getByText(/^Call 0/)).toBeInViewport()
  await press(words.edit.publish)
  await expect(page.getByText(words.edit.done.publish)).toBeVisible()

  await page.goto('/pictures')
  await field(pictures.add.file).setInputFiles({ name: 'Kitchen.png', mimeType: 'image/png', buffer: pixel })
  await press(pictures.add.button)
  await expect(page.getByText(pictures.add.problems.alt).first()).toBeVisible()
  await check()
  await field(pictures.add.alt).fill('A clean kitchen')
  await field(pictures.add.file).setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic })
  await press(pictures.add.button)
  await expect(page.getByText(pictures.add.problems.heic).first()).toBeVisible()
  await check()
  await field(pictures.add.file).setInputFiles({ name: 'Kitchen.png', mimeType: 'image/png', buffer: pixel })
  await press(pictures.add.button)
  await expect(page.getByText(pictures.done.add)).toBeVisible()
  const picture = await page.getByRole('cell').locator('code').first().innerText()
  await check()

  await page.goto('/pages/new')
  await check()
  await field(words.fields.title).fill('Tips for spring')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Markdown' }).check()
  const text = field(words.fields.content)
  await text.fill('Open the windows')
  await text.press('Control+a')
  await press(words.edit.marks.bold)
  await expect(text).toHaveValue('**Open the windows**')
  await text.press('Control+z')
  await expect(text).toHaveValue('Open the windows')
  await expect(preview.getByText('Open the windows')).toBeVisible()
  await expect(page.getByText(words.edit.previewUnsaved)).toBeVisible()
  expect(await drafts()).toEqual([])
  const written = `- **Open** the windows\n\n${picture}`
  await text.fill(`${written}\n\n<script>x</script>`)
  await press(words.edit.save)
  await expect(page.getByText(fill(words.problems.element, { tag: 'script' }))).toBeVisible()
  await expect(page.getByRole('alert')).toBeFocused()
  await check()
  faults.expect(/422 \(Unprocessable/)
  await text.fill(written)
  await page.getByText(words.moment.title, { exact: true }).press('Enter')
  await field(words.moment.date).fill('2020-01-01')
  await field(words.moment.time).fill('08:00')
  await press(words.moment.set)
  await expect(page.getByText(words.moment.problems.past).first()).toBeVisible()
  await check()
  await field(words.moment.date).fill('2099-01-02')
  await press(words.moment.set)
  await expect(page.getByText(words.edit.done.schedule)).toBeVisible()
  await check()

  const scheduled = await drafts()
  await page.goto('/pages')
  await follow('Tips for spring')
  await text.press('Control+Home')
  for (const typed of ['Once, ', 'Twice, ']) {
    await text.pressSequentially(typed)
    await expect(preview.getByText(typed)).toBeVisible()
    await preview.locator('html').evaluate(() => scrollTo({ top: 50, behavior: 'instant' }))
  }
  await text.press('Space')
  await expect(page.locator('iframe[name$="3"]:only-child')).toBeVisible()
  expect(await preview.locator('html').evaluate(() => scrollY), 'the place on the page').toBe(50)
  await expect(text).toBeFocused()
  expect(await drafts()).toEqual(scheduled)
  await page.goBack()
  await expect(page).toHaveURL('/pages')
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    baseURL: office.origin,
  })
  const still = await plain.newPage()
  await still.goto('/pages/en/tips-for-spring')
  await still.getByLabel(words.fields.content, { exact: true }).fill('Without script')
  await still.getByRole('button', { name: words.edit.previewTyped }).click()
  await expect(still.locator('iframe').contentFrame().getByText('Without script')).toBeVisible()
  await plain.close()
  expect(await drafts()).toEqual(scheduled)
  await page.goForward()
  await expect(page.getByText(words.edit.previewUnsaved)).toBeVisible()
  await expect(preview.getByText('Twice, ')).toBeVisible()
  await text.fill(written)
  await press(words.moment.withdraw)
  await expect(page.getByText(words.edit.done.withdraw)).toBeVisible()
  await press(words.edit.publish)
  await expect(page.getByText(words.edit.done.publish)).toBeVisible()
  const stored = await findPage(office.database, { language: 'en', path: 'tips-for-spring' })
  expect(stored?.status).toBe('published')
  expect(stored?.content).toContain('<ul>\n<li><strong>Open</strong> the windows</li>\n</ul>\n<p><img src="/pictures/')
  await follow(words.versions.link)
  await page.getByRole('table').getByRole('link').press('Enter')
  await expect(page.getByRole('button', { name: words.versions.restore })).toBeVisible()
  await check()
  await site.stop()
})

test('an editor connects news with its twin, and saving names a dead link, by keyboard, in Dutch (R10.7, R17.33)', async ({
  page,
  office,
  faults,
}) => {
  faults.expect(/422/)
  const { pages: words } = officeWords.nl
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const paths = { en: 'news/2026-11-28-open', nl: 'nieuws/2026-11-28-open' }
  const now = new Date()
  const pages = languages.map((site) => ({
    before: undefined,
    after: { ...emptyPage, language: site, path: paths[site], title: 'Open', updatedAt: now.toISOString() },
  }))
  await savePages(office.database, pages, now)
  await giveSession(page, office, { name: 'Ann', role: 'editor', language: 'nl' })
  await page.goto(`/pages/en/${encodeURIComponent(paths.en)}`)
  await field(words.fields.content).fill('<a href="/none">Our prices</a>')
  await press(words.edit.publish)
  await expect(page.getByRole('alert')).toContainText(words.problems.kept)
  await expect(page.getByRole('alert')).toContainText('“Our prices” (/none)')
  await checkFromItsEnd(page)
  const title = fill(words.twin.title, { language: words.languages.nl })
  await page.locator('summary', { hasText: title }).press('Enter')
  await field(title).selectOption(paths.nl)
  await checkFromItsEnd(page)
  await press(words.twin.button)
  await expect(page.getByText(words.edit.done.pair)).toBeVisible()
  const pairs = await office.database.selectFrom('pageTwin').selectAll().execute()
  expect(pairs).toEqual([paths])
  const draft = await office.database.selectFrom('pageDraft').select('page').executeTakeFirstOrThrow()
  expect(draft.page).toContain('Our prices')
})
