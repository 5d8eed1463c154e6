import type { Review } from '../../domain/reviews/review.ts'

/** A rating with a comment that Google translated, and our reply. */
export const exampleReview: Review = {
  reviewId: 'seed-1',
  starRatingNumber: 4,
  reviewer: { displayName: 'anne-marie van de test' },
  commentEN: 'Thorough and friendly. The phone call half an hour before the end was handy.',
  commentNL: 'Grondig en vriendelijk. Het telefoontje een half uur voor het einde was handig.',
  translatedLanguage: 'en',
  originalComment: 'Grondig en vriendelijk. Het telefoontje een half uur voor het einde was handig.',
  reply: 'Dank je wel, Anne-Marie. Fijn dat het telefoontje van pas kwam.',
  lastUpdatedAt: '2026-11-09T09:05:00.000Z',
}
