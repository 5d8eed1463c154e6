import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Language } from '../../domain/language.ts'
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

test('a missing page redirects home, which says so (English site only)', async ({ page, words }) => {
  await page.goto('/no-such-page-anywhere')
  await expect(page.getByText(words.layout.notFound.title)).toBeVisible()
  await page.goto('/')
  await expect(page.getByText(words.layout.notFound.title)).toBeHidden()
})
