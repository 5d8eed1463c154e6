import { expect, test } from 'vitest'
import { apiReviews, startFakeGoogle } from '../../testing/reviews/fake-google.ts'
import { googleReviews } from './google-reviews.ts'
import type { GoogleReviewsSettings } from './google-settings.ts'

/** A source whose waits take no time but are recorded. */
function impatient(settings: GoogleReviewsSettings) {
  const waits: number[] = []
  const pause = async (ms: number) => waits.push(ms)
  return { source: googleReviews(settings, { pause, random: () => 0 }), waits }
}

test('pages of fifty are read, newest change first, until there is no token', async () => {
  const google = await startFakeGoogle()
  google.reviews = apiReviews(120).reverse()
  const { source, waits } = impatient(google.settings())
  const ids: string[] = []
  for (let token: string | undefined = '', pages = 0; token !== undefined && pages < 9; pages++) {
    const page = await source(token || undefined)
    ids.push(...page.reviews.map(({ reviewId }) => reviewId))
    token = page.nextPageToken
  }
  expect(ids).toEqual(Array.from({ length: 120 }, (_, index) => `review-${index}`))
  expect(google.queries.map((query) => query.toString())).toEqual([
    'pageSize=50&orderBy=updateTime+desc',
    'pageSize=50&orderBy=updateTime+desc&pageToken=50',
    'pageSize=50&orderBy=updateTime+desc&pageToken=100',
  ])
  expect(google.tokens.given).toBe(1)
  expect(waits).toEqual([])
})

test('overload, server errors, lost connections and malformed responses are retried with back-off', async () => {
  const google = await startFakeGoogle()
  google.reviews = apiReviews(1)
  google.failures = [{ status: 429 }, { status: 503 }, 'hang up', { status: 200, body: '<html>proxy' }, { status: 500 }]
  const { source, waits } = impatient(google.settings())
  expect((await source()).reviews).toHaveLength(1)
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000])
})

test('a pause that Google asks for is kept if it is longer than the back-off', async () => {
  const google = await startFakeGoogle()
  google.failures = [
    { status: 429, headers: { 'Retry-After': '30' } },
    { status: 503, headers: { 'Retry-After': '1' } },
  ]
  const { source, waits } = impatient(google.settings())
  await source()
  expect(waits).toEqual([30_000, 2000])
})

test('a pause of more than a minute is left to the next run', async () => {
  const google = await startFakeGoogle()
  google.failures = [
    { status: 429, headers: { 'Retry-After': '3600' }, body: '{"error":{"message":"Quota exceeded."}}' },
  ]
  const { source, waits } = impatient(google.settings())
  await expect(source()).rejects.toThrow('Google cannot be reached for now (status 429: Quota exceeded.).')
  expect(waits).toEqual([])
})

test('a page is given up after seven tries', async () => {
  const google = await startFakeGoogle()
  google.failures = Array.from({ length: 20 }, () => ({ status: 500 }))
  const { source } = impatient(google.settings())
  await expect(source()).rejects.toThrow('Google cannot be reached for now (status 500')
  expect(google.queries).toHaveLength(7)
})

test('an expired access token is renewed, and the page requested again immediately', async () => {
  const google = await startFakeGoogle()
  google.reviews = apiReviews(60)
  const { source, waits } = impatient(google.settings())
  const { nextPageToken } = await source()
  google.tokens.expire()
  expect((await source(nextPageToken)).reviews).toHaveLength(10)
  expect(google.tokens.given).toBe(2)
  expect(waits).toEqual([])
})

test('an access token that is about to expire is renewed first', async () => {
  const google = await startFakeGoogle()
  google.tokens.expiresIn = 60
  const { source } = impatient(google.settings())
  await source()
  await source()
  expect(google.queries).toHaveLength(2)
  expect(google.tokens.given).toBe(2)
})

test('a token that Google keeps rejecting ends with an error', async () => {
  const google = await startFakeGoogle()
  google.beforePage = () => google.tokens.expire()
  const { source } = impatient(google.settings())
  await expect(source()).rejects.toThrow(/^Google answers 401: Request had invalid authentication credentials/)
  expect(google.tokens.given).toBe(2)
})

test('a revoked refresh token ends with an error, without a retry', async () => {
  const google = await startFakeGoogle()
  const { source, waits } = impatient(google.settings({ ...google.tokens.credential, refreshToken: '1//revoked' }))
  await expect(source()).rejects.toThrow(/^Google refuses the credential \(.*invalid_grant.*\)\. Make a new one/)
  expect(waits).toEqual([])
})

test('an overloaded token address is retried with the same back-off', async () => {
  const google = await startFakeGoogle()
  google.tokens.failures = [503, 503]
  const { source, waits } = impatient(google.settings())
  await source()
  expect(waits).toEqual([1000, 2000])
})

test('a location that is not ours ends with an error', async () => {
  const google = await startFakeGoogle()
  const { source } = impatient({ ...google.settings(), location: 'accounts/1/locations/3' })
  await expect(source()).rejects.toThrow(
    'Google answers 404: Requested entity was not found. Check GOOGLE_REVIEWS_LOCATION',
  )
})
