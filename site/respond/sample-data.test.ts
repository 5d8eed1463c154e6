import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { estimate } from '#copy/estimate.ts'
import { facts } from '#copy/facts.ts'
import { language } from '#copy/language.ts'
import { termsAndConditions } from '#copy/legal/terms-and-conditions.ts'
import { ratings } from '#copy/ratings.ts'
import { reviews } from '#copy/reviews.ts'
import { fill } from '../../copy/fill.ts'
import { typeset } from '../../copy/format/typeset.ts'
import { company } from '../../domain/company/company.ts'
import { companyFolder } from '../../domain/company/read-company.ts'
import { countryOf } from '../../domain/language.ts'
import { type PageId, pathOf } from '../../domain/website/pages.ts'
import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import { tariffFile } from '../../services/estimates/read-tariff.ts'
import { replaceReviews } from '../../services/reviews/replace-reviews.ts'
import { seedDatabase } from '../../services/seed/seed-database.ts'
import { openSite } from '../../testing/open-site.ts'

const country = countryOf(language)
const zipCode = company.legal[country].seat.zipCode
const path = (pageId: PageId) => pathOf(pageId, language)

/** A folder with the tariff of this site's country, as an owner's own. */
function ownTariff(): string {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-tariff-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(companyFolder, folder, { recursive: true, filter: (name) => !name.endsWith('.ts') })
  const file = tariffFile(folder, country)
  writeFileSync(file, readFileSync(file, 'utf8').replace('"sample": true', '"sample": false'))
  return folder
}

describe('sample reviews', () => {
  const seededSite = async () => {
    const site = await openSite()
    await seedDatabase(site.services.database)
    const editorsPath = language === 'en' ? '/before-we-come' : '/voordat-we-komen'
    const pages = () =>
      Promise.all([path('home'), path('reviews'), editorsPath].map(async (to) => (await site.get(to)).text()))
    return { ...site, pages }
  }

  test('every page with samples says so and which are listed, and neither names nor links a Google profile', async () => {
    const { pages } = await seededSite()
    for (const html of await pages()) {
      expect(html).toContain(typeset(ratings.sample.label))
      expect(html).toContain(ratings.sample.notice)
      expect(html).toContain(typeset(ratings.sample.selection))
      expect(html).not.toContain(company.googleProfileUrl)
      expect(html).not.toContain(ratings.notice)
      for (const claim of [ratings.anonymous, ratings.translated, reviews.metaDescription, reviews.lead]) {
        expect(html).not.toContain(claim)
      }
    }
  })

  test('a further page of the list says so too', async () => {
    const { get } = await seededSite()
    const html = await (await get(`${path('reviews')}?after=2026-11-10T00:00:00.000Z~x`)).text()
    expect(html).toContain(ratings.sample.notice)
    expect(html).not.toContain(company.googleProfileUrl)
  })

  test('the company’s data for search engines name no Google profile on any page', async () => {
    const { get } = await seededSite()
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
      expect(html).not.toContain(typeset(ratings.sample.label))
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

  test('the page and the API mark every estimate as a sample', async () => {
    const { page, answer } = await estimates()
    expect(page).toContain(estimate.sample)
    expect(answer).toMatchObject({ sample: true })
  })

  test('an owner’s own tariff is not marked', async () => {
    const { page, answer } = await estimates({ TARIFF_DIR: ownTariff() })
    expect(page).not.toContain(estimate.sample)
    expect(answer).toMatchObject({ sample: false })
  })

  test('the terms show the fee for a late change, marked if it is a sample', async () => {
    const share = termsAndConditions.articles.flatMap(({ table }) => table?.rows ?? []).find((row) => row.share)?.share
    const shown = async (environment: Record<string, string> = {}) =>
      (await (await openSite(environment)).get(path('terms-and-conditions'))).text()
    const marked = (await shown()).replaceAll(/<small[^>]*>/g, '<small>')
    expect(marked).toContain(`${fill(share ?? '', { percent: 25 })} <small>${facts.sample}<`)
    expect(await shown({ TARIFF_DIR: ownTariff() })).toContain(`${fill(share ?? '', { percent: 25 })} </td>`)
  })
})
