import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { otherLanguage } from '../../domain/language.ts'
import { existsIn, pageIds, pathOf } from '../../domain/website/pages.ts'
import { seedDatabase } from '../../services/seed/seed-database.ts'
import { openOrdering } from '../ordering/open-ordering.ts'

const other = otherLanguage(language)

/** Traces of the other country: its name, its site, and links between the language versions of a page. */
const traces =
  language === 'nl' ? /belg(?:i|\b)|hreflang|og:locale:alternate/i : /netherlands|hreflang|og:locale:alternate/i

const ending = other.toUpperCase()
/** Tests have origins of both sites. */
const unserved = { [`SITE_ORIGIN_${ending}`]: '', [`ORDER_ORIGIN_${ending}`]: '' }

test('pages, headers and files of a company with one country say nothing of the other one (R1.12)', async () => {
  const { services, get } = await openOrdering(unserved)
  await seedDatabase(services.database)
  const own = pageIds.filter((id) => existsIn(id, language)).map((id) => pathOf(id, language))
  for (const path of [...own, '/sitemap.xml', '/robots.txt', '/start?zipCode=1', '/nothing-here']) {
    const response = await get(path)
    const text = (await response.text()) + JSON.stringify([...response.headers])
    expect(text, path).not.toMatch(traces)
    expect(text, path).not.toContain(services.settings.origin[other])
  }
})
