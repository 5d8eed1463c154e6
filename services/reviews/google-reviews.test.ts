import { expect, test } from 'vitest'
import { startFakeGoogle } from '../../testing/reviews/fake-google.ts'
import { googleReviews } from './google-reviews.ts'

test.each([
  ['overload', { status: 429, body: '{"error":{"message":"Quota exceeded."}}' }, 'status 429: Quota exceeded.'],
  ['an error of the server', { status: 500 }, 'status 500'],
  ['a lost connection', 'hang up', 'fetch failed'],
  ['a malformed response', { status: 200, body: '<html>proxy' }, 'an answer that is not JSON'],
] as const)('%s is left to the next run', async (_, failure, reason) => {
  const google = await startFakeGoogle()
  google.failures = [failure]
  await expect(googleReviews(google.settings())()).rejects.toThrow(`Google cannot be reached for now (${reason}`)
})

test('a token that Google rejects ends with an error', async () => {
  const google = await startFakeGoogle()
  google.beforePage = () => google.tokens.expire()
  const source = googleReviews(google.settings())
  await expect(source()).rejects.toThrow(/^Google answers 401: Request had invalid authentication credentials/)
})

test('a revoked refresh token ends with an error, without a retry', async () => {
  const google = await startFakeGoogle()
  const source = googleReviews(google.settings({ ...google.tokens.credential, refreshToken: '1//revoked' }))
  await expect(source()).rejects.toThrow(/^Google refuses the credential \(.*invalid_grant.*\)\. Make a new one/)
})

test('an overloaded token address is left to the next run', async () => {
  const google = await startFakeGoogle()
  google.tokens.failures = [503]
  await expect(googleReviews(google.settings())()).rejects.toThrow('Google cannot be reached for now')
})

test('a location that is not ours ends with an error', async () => {
  const google = await startFakeGoogle()
  const source = googleReviews({ ...google.settings(), location: 'accounts/1/locations/3' })
  await expect(source()).rejects.toThrow(
    'Google answers 404: Requested entity was not found. Check GOOGLE_REVIEWS_LOCATION',
  )
})
