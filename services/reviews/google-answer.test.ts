import { expect, test } from 'vitest'
import { readGoogleAnswer } from './google-answer.ts'

const complete = {
  name: 'accounts/1/locations/2/reviews/AbC',
  reviewId: 'AbC',
  reviewer: { displayName: 'jan de vries', profilePhotoUrl: 'https://photo.example/1', isAnonymous: false },
  starRating: 'FIVE',
  comment: '(Translated by Google) Very neat team\n\n(Original)\nHeel nette ploeg',
  createTime: '2026-03-01T10:00:00Z',
  updateTime: '2026-03-02T09:12:45.123456Z',
  reviewReply: { comment: 'Bedankt!', updateTime: '2026-03-03T08:00:00Z' },
}

const read = (review: object) => readGoogleAnswer({ reviews: [{ ...complete, ...review }] }).reviews[0]

test('a review in Google’s documented format is stored with its translation, original and reply', () => {
  const answer = { reviews: [complete], averageRating: 4.7, totalReviewCount: 1234, nextPageToken: 'next' }
  expect(readGoogleAnswer(answer)).toEqual({
    reviews: [
      {
        reviewId: 'AbC',
        starRatingNumber: 5,
        displayName: 'jan de vries',
        commentEN: 'Very neat team',
        commentNL: 'Heel nette ploeg',
        translatedLanguage: 'en',
        originalComment: 'Heel nette ploeg',
        reply: 'Bedankt!',
        lastUpdatedAt: '2026-03-02T09:12:45.123Z',
      },
    ],
    unratedCount: 0,
    averageRating: 4.7,
    totalReviewCount: 1234,
    nextPageToken: 'next',
  })
})

test('an empty profile is an empty response: Google omits empty fields', () => {
  const empty = { reviews: [], unratedCount: 0, averageRating: 0, totalReviewCount: 0, nextPageToken: undefined }
  expect(readGoogleAnswer({})).toEqual(empty)
  expect(readGoogleAnswer({ nextPageToken: '' })).toEqual(empty)
})

test('star ratings in words become numbers', () => {
  const stars = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'].map((starRating) => read({ starRating })?.starRatingNumber)
  expect(stars).toEqual([1, 2, 3, 4, 5])
})

test.each(['STAR_RATING_UNSPECIFIED', 'SIX', '', undefined, null])(
  'a rating with stars %j is left out and counted',
  (starRating) => {
    expect(readGoogleAnswer({ reviews: [complete, { ...complete, reviewId: 'x', starRating }] })).toMatchObject({
      reviews: [{ reviewId: 'AbC' }],
      unratedCount: 1,
    })
  },
)

test('a rating without a comment has no comment in either language', () => {
  for (const comment of [undefined, null, '', ' \n']) {
    expect(read({ comment })).toMatchObject({
      commentEN: '',
      commentNL: '',
      originalComment: '',
      translatedLanguage: null,
    })
  }
})

test.each(['(Translated by Google) Very neat te', 'Better than the (Original) team'])(
  'the comment %j is stored as it is',
  (comment) => {
    expect(read({ comment })).toMatchObject({ commentEN: comment, commentNL: comment, translatedLanguage: null })
  },
)

test('an anonymous reviewer has no name, whatever placeholder Google sends', () => {
  expect(read({ reviewer: { displayName: 'Een Google-gebruiker', isAnonymous: true } })?.displayName).toBe('')
  expect(read({ reviewer: undefined })?.displayName).toBe('')
  expect(read({ reviewer: { profilePhotoUrl: 'https://photo.example/1' } })?.displayName).toBe('')
})

test.each([
  ['2026-03-02T09:12:45Z', '2026-03-02T09:12:45.000Z'],
  ['2026-03-02T09:12:45.1Z', '2026-03-02T09:12:45.100Z'],
  ['2026-03-02T09:12:45.123456789Z', '2026-03-02T09:12:45.123Z'],
  ['2026-03-02T09:12:45.999999999Z', '2026-03-02T09:12:45.999Z'],
  ['2026-03-02T00:12:45.5+01:00', '2026-03-01T23:12:45.500Z'],
  ['2014-10-02T15:01:23+05:30', '2014-10-02T09:31:23.000Z'],
])('the time %s is stored as %s', (updateTime, stored) => {
  expect(read({ updateTime })?.lastUpdatedAt).toBe(stored)
})

test('a review that was never edited has its creation time', () => {
  expect(read({ updateTime: undefined })?.lastUpdatedAt).toBe('2026-03-01T10:00:00.000Z')
})

test('emoji are kept; characters that a database cannot store are removed', () => {
  const family = '👩‍👩‍👧‍👦 🧽🏠 👍🏽 🇧🇪'
  expect(read({ comment: `Top ${family}`, reviewer: { displayName: `Els ${family}` } })).toMatchObject({
    commentNL: `Top ${family}`,
    displayName: `Els ${family}`,
  })
  expect(read({ comment: 'a\0b \ud83d' })?.commentNL).toBe('ab \ufffd')
})

test('our reply is stored in our own words', () => {
  const comment = '(Translated by Google) Thank you!\n\n(Original)\nBedankt!'
  expect(read({ reviewReply: { comment } })?.reply).toBe('Bedankt!')
  expect(read({ reviewReply: undefined })?.reply).toBe('')
})

test('the last part of the name is the id if there is no other', () => {
  expect(read({ reviewId: undefined })?.reviewId).toBe('AbC')
})

test.each([
  [{ reviews: 'none' }, 'reviews is not what it has to be'],
  [{ totalReviewCount: 1.5 }, 'totalReviewCount has to be a whole number'],
  [{ reviews: [complete, { ...complete, updateTime: 'yesterday' }] }, 'reviews.1.updateTime has to be a time'],
  [{ reviews: [{ ...complete, updateTime: '2026-02-30' }] }, 'reviews.0.updateTime has to be a time'],
  [{ reviews: [{ ...complete, updateTime: undefined, createTime: undefined }] }, 'reviews.0 has no updateTime'],
  [{ reviews: [{ ...complete, name: undefined, reviewId: '' }] }, 'reviews.0 has no reviewId'],
  [{ reviews: [{ ...complete, comment: 5 }] }, 'reviews.0.comment is not what it has to be'],
  [null, 'It is not what it has to be'],
])('an answer that is not documented is refused with its place (%#)', (answer, sentence) => {
  expect(() => readGoogleAnswer(answer)).toThrow(`Google's answer cannot be read: ${sentence}`)
})
