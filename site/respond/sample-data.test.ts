import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { estimate } from '#copy/estimate.ts'
import { language } from '#copy/language.ts'
import { ratings } from '#copy/ratings.ts'
import { reviews } from '#copy/reviews.ts'
import { unconfirmed } from '#copy/unconfirmed.ts'
import { fill } from '../../copy/fill.ts'
import { company } from '../../domain/company/company.ts'
import { companyFolder } from '../../domain/company/read-company.ts'
import { countryOf } from '../../domain/language.ts'
import { existsIn, type PageId, pageIds, pathOf } from '../../domain/website/pages.ts'
import { retryingTransaction } from '../../services/database/schema.ts'
import { tariffFile } from '../../services/estimates/read-tariff.ts'
import { replaceReviews } from '../../services/reviews/replace-reviews.ts'
import { seedDatabase } from '../../services/seed/seed-database.ts'
import { openSite } from '../../testing/open-site.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

const country = countryOf(language)
const zipCode = company.legal[country].seat.zipCode
/** Words that call something a sample. */
const marks =
  language === 'en'
    ? /\bsample (?:prices|reviews)|\(sample/gi
    : /\b(?<!-)voorbeeld(?:prijzen|beoordeling\w*)|\(voorbeeld/gi
const path = (pageId: PageId) => pathOf(pageId, language)
const editorsPath = language === 'en' ? '/before-we-come' : '/voordat-we-komen'

/** A folder with the tariff of this site's country, as an owner's own. */
function ownTariff(): string {
  const folder = temporaryFolder()
  cpSync(companyFolder, folder, { recursive: true, filter: (name) => !name.endsWith('.ts') })
  const file = tariffFile(folder, country)
  writeFileSync(file, readFileSync(file, 'utf8').replace('"sample": true', '"sample": false'))
  return folder
}

async function seededSite() {
  const site = await openSite()
  await seedDatabase(site.services.database)
  const pages = () =>
    Promise.all([path('home'), path('reviews'), editorsPath].map(async (to) => (await site.get(to)).text()))
  return { ...site, pages }
}

describe('sample reviews', () => {
  test('every page with samples says so and which are listed, further ones too, and neither names nor links a Google profile', async () => {
    const { get, pages, services } = await seededSite()
    const rows = await services.database.selectFrom('review').selectAll().execute()
    const more = rows.map((row) => ({ ...row, reviewId: `${row.reviewId}-2` }))
    await services.database.insertInto('review').values(more).execute()
    const second = await (await get(`${path('reviews')}?page=2`)).text()
    expect(second).toContain(`<title>${fill(reviews.paging.metaTitle, { page: 2 })}`)
    for (const html of [...(await pages()), second]) {
      expect(html.replaceAll('\u00ad', '')).toContain(ratings.sample.notice)
      expect(html).not.toContain(company.googleProfileUrl)
      expect(html).not.toContain(ratings.notice)
      for (const claim of [ratings.anonymous, ratings.translated, reviews.metaDescription, reviews.lead]) {
        expect(html).not.toContain(claim)
      }
    }
    // Nor does the company's data for search engines.
    for (const pageId of ['about-us', 'customer-service'] as const) {
      const html = await (await get(path(pageId))).text()
      expect(html).toContain('"sameAs":[')
      expect(html).not.toContain(company.googleProfileUrl)
    }
  })

  test('real reviews replace the samples and their notice', async () => {
    const { pages, services, setTime } = await seededSite()
    await retryingTransaction(services.database, async (transaction) => {
      const real = {
        ...{ reviewId: 'real', starRatingNumber: 5, displayName: 'Jan', commentEN: 'Neat', commentNL: 'Netjes' },
        ...{ translatedLanguage: null, originalComment: '', reply: '', lastUpdatedAt: '2026-11-01T10:00:00.000Z' },
      }
      await replaceReviews(transaction, { reviews: [real], unratedCount: 0, statistics: undefined }, new Date())
    })
    setTime('2026-11-23T10:01:00.000Z')
    for (const html of await pages()) {
      expect(html).not.toContain(ratings.sample.notice)
      expect(html).toContain(`href="${company.googleProfileUrl}"`)
    }
    const [home] = await pages()
    expect(home).toContain(`"sameAs":["${company.googleProfileUrl}"`)
  })
})

describe('sample prices', () => {
  const estimates = async (environment: Record<string, string> = {}) => {
    const { get } = await openSite(environment)
    const page = await (await get(`${path('estimate')}?packageId=gs&zipCode=${zipCode}`)).text()
    const answer = await (await get(`/api/estimate?packageId=gs&zipCode=${zipCode}`)).json()
    return { page, answer }
  }

  test('the box of the estimate and the API say so; an owner’s own tariff ends the demonstration', async () => {
    for (const [sample, environment] of [[true, {}] as const, [false, { TARIFF_DIR: ownTariff() }] as const]) {
      const { page, answer } = await estimates(environment)
      const said = [estimate.sample, unconfirmed.demonstration.bar].map((words) => page.includes(words))
      expect([...said, answer.sample]).toEqual([sample, sample, sample])
    }
  })

  test('every page says once that it is a demonstration, has at most two other marks (R1.5), and parts no number from its unit', async () => {
    const { get } = await seededSite()
    for (const page of [...pageIds.filter((id) => existsIn(id, language)).map(path), editorsPath]) {
      const html = await (await get(page)).text()
      expect(html.split(`${unconfirmed.demonstration.bar} <a href="${path('unconfirmed')}"`), page).toHaveLength(2)
      const words = html.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]+>/gs, '')
      const marked = [...words.matchAll(marks)].map(({ index }) => words.slice(index - 30, index + 30))
      expect(marked.slice(2), page).toEqual([])
      const parted = words.match(/.{0,20}(?:\d (?:uur|min\w*|dagen|mensen|personen|h|days?|people|rooms)\b|€ \d)/g)
      expect(parted, page).toBeNull()
    }
  })

  test('what is not confirmed is underlined only beside real prices, and listed on a page of its own', async () => {
    const { get } = await openSite({ TARIFF_DIR: ownTariff() })
    const terms = await (await get(path('terms-and-conditions'))).text()
    expect(terms).toContain('<u data-unconfirmed="">')
    expect(terms).toContain(unconfirmed.note)
    expect(terms).not.toContain('data-demonstration')
    const list = await (await get(path('unconfirmed'))).text()
    expect(list).toContain(unconfirmed.claims.visitsOnSaturday)
    expect(list).toContain(unconfirmed.promises.noCash)
    expect(list).toContain(`${unconfirmed.facts.guaranteeDays}: ${company.facts.guaranteeDays.value}`)
    expect(list).toContain('content="noindex"')
    expect(list).not.toContain(unconfirmed.demonstration.lead)
  })
})
