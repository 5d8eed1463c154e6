import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Language } from '../../domain/language.ts'
import { questionFolder } from '../../domain/website/faq-question.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { readPageDraft, savePageDraft } from '../../services/cms/page-drafts.ts'
import { previewLink } from '../../services/cms/preview-links.ts'
import { openDatabase } from '../../services/database/database.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../journey-test.ts'

interface SeedPage {
  path: string
  title: string
  breadcrumb?: string
  heading?: string
  metaTitle?: string
  metaDescription: string
}

/** The front matter of the pages that every new database gets. */
function seedPages(language: Language): SeedPage[] {
  const folder = new URL(`../../company/pages/${language}/`, import.meta.url)
  return readdirSync(folder).map((file) => parse(readFileSync(new URL(file, folder), 'utf8').split('---')[1] ?? ''))
}

test('CMS pages show all that the editor wrote, two postcode forms, ratings, the film and who we are', async ({
  page,
  words,
  language,
}) => {
  const pages = seedPages(language)
  expect(pages.length).toBeGreaterThanOrEqual(3)
  for (const { path, title, breadcrumb, heading, metaTitle, metaDescription } of pages) {
    const response = await page.goto(`/${path}`)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(metaTitle || title)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', metaDescription)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading || title)
    const trail = page.getByRole('navigation', { name: words.layout.breadcrumbLabel })
    await expect(trail.locator('[aria-current=page]')).toHaveText(breadcrumb || title)
    const main = page.getByRole('main')
    await expect(main.getByLabel(words.postcodeForm.label)).toHaveCount(2)
    await expect(main.getByRole('heading', { name: words.film.title })).toBeVisible()
    await expect(main.getByRole('heading', { name: words.home.whoWeAre.title })).toBeVisible()
    await expect(main.locator('blockquote').first()).toBeVisible()
  }
})

test('a draft of an answer opens in the FAQ by its link, before any visitor sees it (R17.37) (English site only)', async ({
  page,
  site,
  sites,
  language,
}) => {
  const database = openDatabase(sites.databaseUrl)
  const key = { language, path: `${questionFolder}visit/preview` }
  const blank = { breadcrumb: '', heading: '', metaTitle: '', metaDescription: '', metaKeywords: '', ogTitle: '' }
  const body = { content: '<p>Only in the preview: {phone}</p>', markdown: '', ogDescription: '', ogImage: '' }
  const row = { ...key, ...blank, ...body, title: 'A new question', status: 'draft' as const, updatedAt: '' }
  await database.insertInto('page').values(row).execute()
  await savePageDraft(database, { page: row, personId: 'ann', publishAt: null }, undefined, new Date())
  const draft = await readPageDraft(database, key)
  await database.destroy()
  if (!draft) throw new Error('no draft')
  await page.goto(previewLink(site.origin, draft, new Date()).href)
  await expect(page.getByRole('note')).toBeVisible()
  await expect(page.locator('#preview')).toContainText(/Only in the preview: [+\d]/)
  await expect(page.locator('#preview')).toBeInViewport()
  await expectAccessibleInBothThemes(page)
  await page.goto(pathOf('faq', language))
  await expect(page.locator('#preview')).toHaveCount(0)
})

test('a missing page redirects home, says so there, and is logged (English site only)', async ({
  page,
  site,
  words,
}) => {
  await page.goto('/no-such-page-anywhere')
  await expect(page).toHaveURL('/#not-found')
  await expect(page.getByText(words.layout.notFound.title)).toBeVisible()
  await expect.poll(() => site.log()).toContain(`No match found for ${site.origin}/no-such-page-anywhere`)
  await page.goto('/')
  await expect(page.getByText(words.layout.notFound.title)).toBeHidden()
})
