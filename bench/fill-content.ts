import type { Language } from '../domain/language.ts'
import type { Database, PageTable, ReviewTable } from '../server/database/schema.ts'
import { settleSitemap } from '../server/discovery/sitemap-files.ts'
import { setMilestones } from '../server/reviews/review-milestones.ts'
import { ratingsDocument } from '../server/reviews/reviews.ts'

const batchSize = 1000
const paragraph = '<p>We clean windows inside and outside, frames and sills included, and leave the floor dry.</p>'

/** Fills empty tables with so many reviews, and with so many pages, half of them in each language, as imports would. */
export async function fillContent(database: Database, size: number): Promise<void> {
  for (let start = 0; start < size; start += batchSize) {
    const indexes = Array.from({ length: Math.min(batchSize, size - start) }, (_, index) => start + index)
    await database.transaction().execute(async (transaction) => {
      await transaction.insertInto('review').values(indexes.map(reviewAt)).execute()
      await transaction.insertInto('page').values(indexes.map(pageAt)).execute()
    })
  }
  await database.transaction().execute(async (transaction) => {
    await setMilestones(transaction)
    await settleSitemap(transaction, [{ language: 'en', path: pathAt(0) }], new Date())
  })
  const statistics = { document: ratingsDocument, averageRating: 3, totalReviewCount: size }
  const fifth = size / 5
  await database
    .insertInto('statistics')
    .values({
      ...statistics,
      ...{
        oneStarCount: fifth,
        twoStarCount: fifth,
        threeStarCount: fifth,
        fourStarCount: fifth,
        fiveStarCount: fifth,
      },
    })
    .execute()
}

/** Scattered over the keys, as Google's ids are. */
const scattered = (index: number) => ((index * 2_654_435_761) % 4_294_967_296).toString(36)

/** The time of a review, the first the newest. */
export const timeAt = (index: number) => new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString()

function reviewAt(index: number): ReviewTable {
  const comment = index % 3 === 0 ? '' : `Heel netjes gewerkt, nummer ${index}: alles blinkt en de vloer was droog.`
  return {
    ...{ reviewId: scattered(index), starRatingNumber: (index % 5) + 1, displayName: `klant ${index}` },
    ...{ commentEN: comment, commentNL: comment, translatedLanguage: null, originalComment: '', reply: '' },
    lastUpdatedAt: timeAt(index),
  }
}

/** The path of a page; both languages have one at the same path. */
export const pathAt = (index: number) => `page-${scattered(Math.floor(index / 2))}`

function pageAt(index: number): PageTable {
  const language: Language = index % 2 === 0 ? 'en' : 'nl'
  const words = `Windows of house ${index}`
  return {
    ...{ language, path: pathAt(index), title: words, breadcrumb: '', heading: words, content: paragraph.repeat(8) },
    ...{ metaTitle: words, metaDescription: words, metaKeywords: '', ogTitle: '', ogDescription: '', ogImage: '' },
    ...{ status: 'published', updatedAt: timeAt(index) },
  }
}
