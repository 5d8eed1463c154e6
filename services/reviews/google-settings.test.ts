import { expect, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'

const location = { GOOGLE_REVIEWS_LOCATION: 'accounts/1/locations/2' }
const client = {
  GOOGLE_REVIEWS_CLIENT_ID: 'id',
  GOOGLE_REVIEWS_CLIENT_SECRET: 'secret',
  GOOGLE_REVIEWS_REFRESH_TOKEN: 'refresh',
}

test('reviews are not read from Google unless a location and a credential are given', () => {
  expect(readSettings({}).googleReviews).toBeUndefined()
  expect(readSettings({ GOOGLE_APPLICATION_CREDENTIALS: 'of another program' }).googleReviews).toBeUndefined()
})

test('a refresh token with its client is enough, with Google’s addresses and every six hours', () => {
  expect(readSettings({ ...location, ...client }).googleReviews).toEqual({
    location: 'accounts/1/locations/2',
    credential: { clientId: 'id', clientSecret: 'secret', refreshToken: 'refresh' },
    apiUrl: 'https://mybusiness.googleapis.com',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    everyHours: 6,
  })
})

test('addresses and interval can be set', () => {
  const addresses = {
    GOOGLE_REVIEWS_API_URL: 'http://127.0.0.1:9999/',
    GOOGLE_REVIEWS_TOKEN_URL: 'http://127.0.0.1:9999/token',
    GOOGLE_REVIEWS_EVERY_HOURS: '0',
  }
  expect(readSettings({ ...location, ...client, ...addresses }).googleReviews).toMatchObject({
    apiUrl: 'http://127.0.0.1:9999',
    tokenUrl: 'http://127.0.0.1:9999/token',
    everyHours: 0,
  })
})

test.each([
  [client, /GOOGLE_REVIEWS_LOCATION is missing/],
  [location, /set GOOGLE_REVIEWS_CLIENT_ID, .* and GOOGLE_REVIEWS_REFRESH_TOKEN/],
  [{ ...location, GOOGLE_REVIEWS_CLIENT_ID: 'id' }, /set GOOGLE_REVIEWS_CLIENT_ID, GOOGLE_REVIEWS_CLIENT_SECRET/],
  [{ GOOGLE_REVIEWS_LOCATION: '123' }, /GOOGLE_REVIEWS_LOCATION has to look like accounts/],
  [{ GOOGLE_REVIEWS_EVERY_HOURS: 'daily' }, /GOOGLE_REVIEWS_EVERY_HOURS has to be a number of hours/],
  [{ GOOGLE_REVIEWS_API_URL: 'http://google.example' }, /GOOGLE_REVIEWS_API_URL has to be an https address/],
  [{ GOOGLE_REVIEWS_LOCATOIN: 'x' }, /GOOGLE_REVIEWS_LOCATOIN is not a setting/],
])('%j stops the start with a sentence', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence)
})
