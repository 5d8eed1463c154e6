import * as v from 'valibot'

/**
 * Where our reviews are at Google, and the credential to read them. `everyHours`: those between synchronisations that
 * the server starts on its own; 0: none.
 */
export type GoogleReviewsSettings = NonNullable<ReturnType<typeof googleReviewsSettings>['settings']>

const filled = v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')))
const address = v.pipe(
  v.string(),
  // Tokens are sent there: unencrypted only within this machine.
  v.check(
    (text) => URL.canParse(text) && /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])/.test(new URL(text).href),
    'has to be an https address',
  ),
)

/** The environment variables. */
export const googleEntries = {
  GOOGLE_REVIEWS_LOCATION: v.optional(
    v.pipe(v.string(), v.regex(/^accounts\/[\w-]+\/locations\/[\w-]+$/, 'has to look like accounts/123/locations/456')),
  ),
  GOOGLE_REVIEWS_CLIENT_ID: filled,
  GOOGLE_REVIEWS_CLIENT_SECRET: filled,
  GOOGLE_REVIEWS_REFRESH_TOKEN: filled,
  GOOGLE_REVIEWS_API_URL: v.optional(address, 'https://mybusiness.googleapis.com'),
  GOOGLE_REVIEWS_TOKEN_URL: v.optional(address, 'https://oauth2.googleapis.com/token'),
  GOOGLE_REVIEWS_EVERY_HOURS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'has to be a number of hours, 0 for never'), v.transform(Number)),
    '6',
  ),
}

type Given = v.InferOutput<v.ObjectSchema<typeof googleEntries, undefined>>

/**
 * Builds the settings from the environment; empty when nothing is set.
 * @returns a sentence under `problem` when what is set is not complete
 */
export function googleReviewsSettings(given: Given) {
  const clientId = given.GOOGLE_REVIEWS_CLIENT_ID
  const clientSecret = given.GOOGLE_REVIEWS_CLIENT_SECRET
  const refreshToken = given.GOOGLE_REVIEWS_REFRESH_TOKEN
  const location = given.GOOGLE_REVIEWS_LOCATION
  if (!location) {
    if (!clientId && !clientSecret && !refreshToken) return {}
    return { problem: 'GOOGLE_REVIEWS_LOCATION is missing: set it to the location whose reviews are read.' }
  }
  if (!clientId || !clientSecret || !refreshToken) {
    const names = 'GOOGLE_REVIEWS_CLIENT_ID, GOOGLE_REVIEWS_CLIENT_SECRET and GOOGLE_REVIEWS_REFRESH_TOKEN'
    return { problem: `To read reviews from Google, set ${names}.` }
  }
  return {
    settings: {
      location,
      credential: { clientId, clientSecret, refreshToken },
      apiUrl: given.GOOGLE_REVIEWS_API_URL.replace(/(?<!\/)\/+$/, ''),
      tokenUrl: given.GOOGLE_REVIEWS_TOKEN_URL,
      everyHours: given.GOOGLE_REVIEWS_EVERY_HOURS,
    },
  }
}
