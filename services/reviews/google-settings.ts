import * as v from 'valibot'

/** Where our reviews are at Google, and the credential to read them. */
export interface GoogleReviewsSettings {
  /** Resource name of the location: `accounts/…/locations/…`. */
  location: string
  credential: GoogleCredential
  /** Without a trailing slash. */
  apiUrl: string
  tokenUrl: string
  /** Hours between synchronisations that the server starts on its own; 0: none. */
  everyHours: number
}

export type GoogleCredential =
  | { kind: 'refreshToken'; clientId: string; clientSecret: string; refreshToken: string }
  /** `subject`: the user of the company's domain on whose behalf the service account reads. */
  | { kind: 'serviceAccount'; keyFile: string; subject: string | undefined }

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
  GOOGLE_REVIEWS_KEY_FILE: filled,
  GOOGLE_REVIEWS_KEY_SUBJECT: v.optional(v.pipe(v.string(), v.email('has to be an e-mail address'))),
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
 * @returns a sentence under `problem` when what is set is not exactly one complete credential
 */
export function googleReviewsSettings(given: Given): { settings?: GoogleReviewsSettings; problem?: string } {
  const parts = [given.GOOGLE_REVIEWS_CLIENT_ID, given.GOOGLE_REVIEWS_CLIENT_SECRET, given.GOOGLE_REVIEWS_REFRESH_TOKEN]
  const [clientId, clientSecret, refreshToken] = parts
  const keyFile = given.GOOGLE_REVIEWS_KEY_FILE
  const byToken = parts.some((part) => part !== undefined)
  const location = given.GOOGLE_REVIEWS_LOCATION
  if (!location) {
    if (!byToken && !keyFile) return {}
    return { problem: 'GOOGLE_REVIEWS_LOCATION is missing: set it to the location whose reviews are read.' }
  }
  if (byToken && keyFile) {
    return { problem: 'Set either GOOGLE_REVIEWS_REFRESH_TOKEN with its client, or GOOGLE_REVIEWS_KEY_FILE, not both.' }
  }
  const common = {
    location,
    apiUrl: given.GOOGLE_REVIEWS_API_URL.replace(/(?<!\/)\/+$/, ''),
    tokenUrl: given.GOOGLE_REVIEWS_TOKEN_URL,
    everyHours: given.GOOGLE_REVIEWS_EVERY_HOURS,
  }
  if (keyFile) {
    const subject = given.GOOGLE_REVIEWS_KEY_SUBJECT
    return { settings: { ...common, credential: { kind: 'serviceAccount', keyFile, subject } } }
  }
  if (clientId && clientSecret && refreshToken) {
    return { settings: { ...common, credential: { kind: 'refreshToken', clientId, clientSecret, refreshToken } } }
  }
  return {
    problem:
      'To read reviews from Google, set GOOGLE_REVIEWS_CLIENT_ID, GOOGLE_REVIEWS_CLIENT_SECRET and ' +
      'GOOGLE_REVIEWS_REFRESH_TOKEN, or GOOGLE_REVIEWS_KEY_FILE.',
  }
}
