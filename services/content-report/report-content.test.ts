import { describe, expect, test } from 'vitest'
import { engines, freshDatabase } from '../../testing/database/engines.ts'
import type { Database } from '../database/schema.ts'
import type { CmsPageTable } from '../database/tables/page-tables.ts'
import type { ReviewTable } from '../database/tables/review-tables.ts'
import type { GoogleReviewsSettings } from '../reviews/google-settings.ts'
import type { FindingKind } from './findings.ts'
import { reportContent } from './report-content.ts'
import { findingsText } from './report-text.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const origin = { en: 'https://en.helderhuis.test', nl: 'https://nl.helderhuis.test' }

const page: CmsPageTable = {
  ...{
    language: 'en',
    path: 'windows',
    title: 'Windows',
    breadcrumb: '',
    markdown: '',
    heading: '',
    content: '<p>Clean.</p>',
  },
  ...{ metaTitle: 'Windows', metaDescription: 'Clean windows', metaKeywords: 'windows' },
  ...{ ogTitle: 'Windows', ogDescription: 'Clean windows', ogImage: '/pictures/w.jpg' },
  ...{ status: 'published', updatedAt: '2026-11-01T10:00:00.000Z' },
}
const dutch: CmsPageTable = { ...page, language: 'nl' }

const review: ReviewTable = {
  ...{ reviewId: 'r', starRatingNumber: 5, displayName: 'jan', commentEN: 'Neat', commentNL: 'Netjes' },
  ...{ translatedLanguage: null, originalComment: '', reply: '', lastUpdatedAt: '2026-11-01T10:00:00.000Z' },
}

const google: GoogleReviewsSettings = {
  ...{ location: 'accounts/1/locations/2', apiUrl: '', tokenUrl: '', everyHours: 6 },
  credential: { clientId: '', clientSecret: '', refreshToken: '' },
}

/** Findings about our fictitious company data, which are the same in every test. */
const ofCompany: readonly FindingKind[] = ['legal-data', 'claim', 'unconfirmed-fact']

/** The report without those. */
const report = async (database: Database, googleReviews?: typeof google) =>
  (await reportContent(database, { origin, googleReviews }, now)).filter(({ kind }) => !ofCompany.includes(kind))

async function findings(database: Database, wanted: FindingKind, googleReviews?: typeof google) {
  const found = (await report(database, googleReviews)).filter(({ kind }) => kind === wanted)
  return found.map(({ where, message }) => `${where}: ${message}`)
}

const addPages = (database: Database, ...pages: CmsPageTable[]) => database.insertInto('page').values(pages).execute()

describe.each(engines)('%s', (engine) => {
  test('content in good order has no findings', async () => {
    const database = await freshDatabase(engine)
    await addPages(database, page, dutch, {
      ...page,
      path: 'draft',
      status: 'draft',
      metaTitle: '',
      content: '<a href="/no">',
    })
    await database.insertInto('review').values(review).execute()
    const good = await report(database)
    expect(good).toEqual([])
    expect(findingsText(good)).toBe('\nNothing to do.\n')
  })

  test('a published page without metadata or a counterpart is reported, field by field', async () => {
    const database = await freshDatabase(engine)
    await addPages(database, { ...page, metaTitle: '', ogImage: ' ' }, { ...dutch, path: 'ramen' })
    expect(await findings(database, 'missing-meta')).toEqual(['en/windows: lacks metaTitle, ogImage'])
    expect(await findings(database, 'missing-twin')).toEqual([
      'en/windows: there is no published page at this path in nl',
      'nl/ramen: there is no published page at this path in en',
    ])
  })

  test('a draft does not count as a counterpart', async () => {
    const database = await freshDatabase(engine)
    await addPages(database, page, { ...dutch, status: 'draft' })
    expect(await findings(database, 'missing-twin')).toHaveLength(1)
  })

  test('broken links and pictures are reported, and links that redirect', async () => {
    const database = await freshDatabase(engine)
    const content = `<h2 id="section-a">A</h2>
      <a href="/windows">good</a> <a href="/terms-and-conditions">good</a> <a href="mailto:x@y.example">good</a> <a href="#section-a">good</a>
      <a href="${origin.nl}/windows">good</a> <a href="https://other.example/x">not asked</a>
      <a href="/nothing">1</a> <a href="/draft">2</a> <a href="#section-b">3</a> <a href="/api/x">4</a> <a href="${origin.nl}/draft">5</a>
      <a href="/schoonmaakdiensten">on</a> <img src="/pictures/gone.0123456789.jpg" alt="">`
    await addPages(database, { ...page, content }, dutch, { ...page, path: 'draft', status: 'draft' })
    expect(await findings(database, 'broken-link')).toEqual([
      'en/windows: /nothing: there is no such page',
      'en/windows: /draft: that page is a draft',
      'en/windows: #section-b: no heading of this page has this id',
      'en/windows: /api/x: there is no such file',
      `en/windows: ${origin.nl}/draft: there is no such page`,
      'en/windows: /pictures/gone.0123456789.jpg: there is no such picture',
    ])
    expect(await findings(database, 'moved-link')).toEqual([
      'en/windows: /schoonmaakdiensten redirects to /cleaning-services',
    ])
  })

  test('pages with claims that need proof are reported with the words', async () => {
    const database = await freshDatabase(engine)
    await addPages(
      database,
      { ...page, content: '<p>Eco-friendly and <b>certified</b>: 10,000 homes. Certified!</p>' },
      {
        ...dutch,
        heading: 'De beste schoonmaak',
        content: '<p>Milieuvriendelijk, met garantie.</p><p class="eco-friendly">ok</p>',
      },
      {
        ...page,
        path: 'harmless',
        content: '<p>We do our best. Uncertified? 100 metres, sustained.</p>',
      },
    )
    expect(await findings(database, 'page-claim')).toEqual([
      'en/windows: makes claims that need proof: “eco-friendly”, “certified”, “10,000 homes”',
      'nl/windows: makes claims that need proof: “de beste schoonmaak”, “milieuvriendelijk”, “garantie”',
    ])
  })

  test('old reviews on the home page are reported; old ones behind newer ones are not', async () => {
    const database = await freshDatabase(engine)
    const old = { ...review, lastUpdatedAt: '2025-11-20T10:00:00.000Z' }
    await database
      .insertInto('review')
      .values([review, { ...old, reviewId: 'old' }])
      .execute()
    expect(await findings(database, 'old-reviews')).toEqual([
      'reviews: 1 of the 2 reviews on the home page are older than 365 days; the newest is from 2026-11-01',
    ])
    const newer = Array.from({ length: 3 }, (_, index) => ({ ...review, reviewId: `new-${index}` }))
    await database.insertInto('review').values(newer).execute()
    expect(await report(database)).toEqual([])
  })

  test('missing reviews, development reviews and a failing synchronisation are reported', async () => {
    const database = await freshDatabase(engine)
    expect(await findings(database, 'no-reviews')).toHaveLength(1)
    await database
      .insertInto('review')
      .values([review, { ...review, reviewId: 'seed-01' }])
      .execute()
    expect(await findings(database, 'development-reviews')).toEqual([
      'reviews: 1 are development data that no customer wrote: run a synchronisation',
    ])
    const kind = 'reviews-not-synchronised'
    expect(await findings(database, kind, google)).toEqual(['reviews: last synchronisation with Google: never'])
    await database.updateTable('reviewSync').set({ finishedAt: '2026-11-20T09:59:00.000Z', failures: 4 }).execute()
    expect(await findings(database, kind, google)).toEqual([
      'reviews: last synchronisation with Google: 2026-11-20T09:59:00.000Z, 4 tries failed (see the log)',
    ])
    await database.updateTable('reviewSync').set({ finishedAt: '2026-11-21T09:00:00.000Z' }).execute()
    expect(await findings(database, kind, google)).toEqual([])
  })

  test('thousands of pages are all read', async () => {
    const database = await freshDatabase(engine)
    const pages = Array.from({ length: 1200 }, (_, index) => ({ ...page, path: `p-${index}`, metaTitle: '' }))
    for (let start = 0; start < pages.length; start += 400) await addPages(database, ...pages.slice(start, start + 400))
    expect(await findings(database, 'missing-meta')).toHaveLength(1200)
    expect(await findings(database, 'missing-twin')).toHaveLength(1200)
  })
})
