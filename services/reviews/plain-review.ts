import { hash } from 'node:crypto'
import * as v from 'valibot'
import { languages } from '../../domain/language.ts'
import type { ReviewTable } from '../database/tables/review-tables.ts'
import { instant, text } from './review-fields.ts'

const language = v.nullish(v.picklist(languages, 'has to be en or nl'))

/** A review in the plain format: the fields that the site shows. Id, translation and our reply are optional. */
export const plainReview = v.object({
  reviewId: text,
  starRatingNumber: v.pipe(
    v.number(),
    v.integer('has to be a whole number'),
    v.minValue(1, 'has to be at least 1'),
    v.maxValue(5, 'has to be at most 5'),
  ),
  reviewer: v.nullish(v.object({ displayName: text })),
  commentEN: text,
  commentNL: text,
  translatedLanguage: language,
  originalComment: text,
  reply: text,
  lastUpdatedAt: instant,
})

/** A plain review as it is stored. Without an id it gets one made of its name and time. */
export function rowOfPlainReview({ reviewer, ...review }: v.InferOutput<typeof plainReview>): ReviewTable {
  const displayName = reviewer?.displayName ?? ''
  const translatedLanguage = review.originalComment ? (review.translatedLanguage ?? null) : null
  return {
    ...review,
    reviewId: review.reviewId || `import-${digest(`${displayName}\n${review.lastUpdatedAt}`)}`,
    displayName,
    translatedLanguage,
    originalComment: translatedLanguage ? review.originalComment : '',
  }
}

const digest = (value: string) => hash('sha256', value).slice(0, 24)
