import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Language } from '../../domain/language.ts'
import { expect, test } from '../journey-test.ts'
import { goodPostcode } from '../postcodes.ts'

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
  const folder = new URL(`../../services/seed/pages/${language}/`, import.meta.url)
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

test('a CMS page redirects with the deep cleaning', async ({ page, words, language, sites }) => {
  const [first] = seedPages(language)
  await page.goto(`/${first?.path}`)
  const field = page.getByLabel(words.postcodeForm.label).first()
  await field.fill(goodPostcode[language].typed)
  await field.press('Enter')
  await expect(page).toHaveURL(
    `${sites[language].ordering}/location?packageId=gs&zipCode=${goodPostcode[language].zipCode}`,
  )
})

test('a missing page is logged and redirects home, which says so', async ({ page, site, words }) => {
  await page.goto('/no-such-page-anywhere')
  await expect(page).toHaveURL('/#not-found')
  await expect(page.getByText(words.layout.notFound.title)).toBeVisible()
  await expect.poll(() => site.log()).toContain(`No match found for ${site.origin}/no-such-page-anywhere`)
  await page.goto('/')
  await expect(page.getByText(words.layout.notFound.title)).toBeHidden()
})
