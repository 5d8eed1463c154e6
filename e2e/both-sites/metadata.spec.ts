import { languages, otherLanguage } from '../../domain/language.ts'
import { existsIn, pathOf } from '../../domain/website/pages.ts'
import { expect, test } from '../journey-test.ts'
import { readPages, servedPages } from './served-pages.ts'

for (const language of languages) {
  const other = otherLanguage(language)

  test(`${language}: every page has its metadata, one h1, its landmarks and its breadcrumb in the served HTML`, async ({
    page,
    sites,
  }) => {
    const pages = await readPages(page, await servedPages(sites, language))
    for (const { id, url, lang, title, description, canonical, h1, landmarks, trail } of pages) {
      expect.soft({ id, lang, canonical }).toEqual({ id, lang: language, canonical: url })
      expect.soft(title.length, `title of ${id}: ${title}`).toBeGreaterThan(10)
      expect.soft(title.length, `title of ${id}: ${title}`).toBeLessThanOrEqual(70)
      expect.soft(description?.length, `description of ${id}: ${description}`).toBeGreaterThan(50)
      expect.soft(h1, `h1 of ${id}`).toEqual([expect.stringMatching(/\S/)])
      expect.soft({ id, ...landmarks }).toMatchObject({ header: 1, main: 1, footer: 1 })
      if (id !== 'home') expect.soft(trail.length, `breadcrumb of ${id}`).toBeGreaterThanOrEqual(2)
    }
    for (const what of ['title', 'description'] as const) {
      expect(new Set(pages.map((each) => each[what])).size, `each page has a ${what} of its own`).toBe(pages.length)
    }
  })

  test(`${language}: hreflang names both versions of a page that both sites have, and the language switch leads to the other`, async ({
    page,
    sites,
  }) => {
    const pages = await readPages(page, await servedPages(sites, language))
    for (const { id, url, alternates, languageSwitch } of pages) {
      const counterpartUrl = sites[other].origin + pathOf(id, other)
      expect(languageSwitch, `language switch of ${id}`).toBe(counterpartUrl)
      if (!existsIn(id, other)) {
        expect(alternates, `hreflang of ${id}`).toEqual({})
        continue
      }
      const english = language === 'en' ? url : counterpartUrl
      expect(alternates, `hreflang of ${id}`).toEqual({
        [language]: url,
        [other]: counterpartUrl,
        'x-default': english,
      })
    }
  })
}
