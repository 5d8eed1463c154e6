import { samplePrefix } from '../../domain/reviews/review.ts'
import type { ReviewTable } from '../database/tables/review-tables.ts'

type Seed = Pick<ReviewTable, 'starRatingNumber' | 'displayName' | 'lastUpdatedAt'> & Partial<ReviewTable>

/**
 * Development data that no customer wrote. Pages label it as samples; the first synchronisation or import replaces it
 * with real reviews.
 */
const seeds: readonly Seed[] = [
  {
    starRatingNumber: 5,
    displayName: 'jan de voorbeeld',
    commentEN: 'Two people, on time, and the oven looks like new. They showed us every room before they left.',
    commentNL: 'Twee mensen, op tijd, en de oven is weer als nieuw. Ze lieten voor vertrek elke kamer zien.',
    translatedLanguage: 'en',
    lastUpdatedAt: '2026-11-16T18:20:00.000Z',
  },
  {
    starRatingNumber: 4,
    displayName: 'ANNE-MARIE VAN DE TEST',
    commentEN: 'Thorough and friendly. The phone call half an hour before the end was handy, I was just in time.',
    commentNL: 'Grondig en vriendelijk. Het telefoontje een half uur voor het einde was handig, ik was net op tijd.',
    translatedLanguage: 'en',
    reply: 'Dank je wel, Anne-Marie. Fijn dat het telefoontje van pas kwam.',
    lastUpdatedAt: '2026-11-09T09:05:00.000Z',
  },
  {
    starRatingNumber: 5,
    displayName: "sam o'sample",
    commentEN: 'We got our full deposit back. The landlord looked behind the radiators: clean there too.',
    commentNL: 'We kregen de hele borg terug. De verhuurder keek achter de radiatoren, en ook daar was het schoon.',
    translatedLanguage: 'nl',
    lastUpdatedAt: '2026-10-30T14:41:00.000Z',
  },
  {
    starRatingNumber: 5,
    displayName: 'lotte demo',
    commentNL: 'Na de verbouwing lag er overal fijn stof. Nu nergens meer, ook niet boven op de kasten.',
    lastUpdatedAt: '2026-10-21T07:30:00.000Z',
  },
  {
    starRatingNumber: 5,
    displayName: 'alex example',
    commentEN: 'Booked on my phone during lunch, knew the price before I gave my name.',
    lastUpdatedAt: '2026-11-18T11:00:00.000Z',
  },
  { starRatingNumber: 4, displayName: '', lastUpdatedAt: '2026-11-12T20:15:00.000Z' },
  {
    starRatingNumber: 3,
    displayName: 'piet proefman',
    commentEN: 'Good work, but they started an hour late because of the traffic.',
    commentNL: 'Goed werk, maar door de file begonnen ze een uur te laat.',
    translatedLanguage: 'en',
    reply: 'Een uur is te lang. We bellen voortaan eerder als het vastloopt op de weg.',
    lastUpdatedAt: '2026-09-28T16:00:00.000Z',
  },
  {
    starRatingNumber: 2,
    displayName: 'kees keuring',
    commentEN: 'The windows had streaks.',
    commentNL: 'De ramen zaten vol strepen.',
    lastUpdatedAt: '2026-11-17T10:10:00.000Z',
  },
  {
    starRatingNumber: 5,
    displayName: 'eva el modele',
    commentEN: 'With a baby on the way I couldn’t face the bathroom. No harsh smells, everything fresh.',
    commentNL: 'Met een baby op komst zag ik tegen de badkamer op. Geen scherpe lucht, alles fris.',
    translatedLanguage: 'en',
    lastUpdatedAt: '2026-09-14T12:45:00.000Z',
  },
  {
    starRatingNumber: 4,
    displayName: 'tim toonbeeld',
    commentEN: 'Clear list per room, so there was nothing to argue about.',
    commentNL: 'Duidelijke lijst per kamer, dus er viel niets te discussiëren.',
    lastUpdatedAt: '2026-08-31T08:20:00.000Z',
  },
  {
    starRatingNumber: 5,
    displayName: 'mia monster',
    lastUpdatedAt: '2026-08-20T19:00:00.000Z',
  },
  {
    starRatingNumber: 1,
    displayName: 'noor nep',
    commentEN: 'Could not get the date I wanted.',
    commentNL: 'De datum die ik wilde kon niet.',
    lastUpdatedAt: '2026-07-02T06:50:00.000Z',
  },
]

export const seedReviews: ReviewTable[] = seeds.map((seed, index) => ({
  reviewId: `${samplePrefix}${String(index + 1).padStart(2, '0')}`,
  commentEN: '',
  commentNL: '',
  translatedLanguage: null,
  originalComment:
    (seed.translatedLanguage === 'en' ? seed.commentNL : seed.translatedLanguage && seed.commentEN) ?? '',
  reply: '',
  ...seed,
}))
