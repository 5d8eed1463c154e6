import * as v from 'valibot'
import { fittingJson } from '../database/stored-json.ts'
import { type GoogleReviewPage, readGoogleAnswer } from './google-answer.ts'
import type { GoogleReviewsSettings } from './google-settings.ts'
import { ReviewsProblem } from './reviews-problem.ts'

/**
 * Where a list of reviews comes from: the page that `pageToken` names; without one the first page.
 * @throws ReviewsProblem when the page cannot be read
 */
export type ReviewSource = (pageToken?: string) => Promise<GoogleReviewPage>

const pageSize = '50'

/**
 * The reviews of a location, newest change first, by the Google Business Profile API v4
 * (`GET /v4/{location}/reviews`), for one reading. What fails is for the next one.
 * @param signal aborts requests in flight
 */
export function googleReviews(settings: GoogleReviewsSettings, signal?: AbortSignal): ReviewSource {
  const { location, apiUrl } = settings
  let token: Promise<string> | undefined
  return async (pageToken) => {
    const query = new URLSearchParams({ pageSize, orderBy: 'updateTime desc', ...(pageToken && { pageToken }) })
    try {
      token ??= googleToken(settings, signal)
      return await fetchPage(`${apiUrl}/v4/${location}/reviews?${query}`, await token, signal)
    } catch (error) {
      if (error instanceof ReviewsProblem || signal?.aborted) throw error
      const sentence = `Google cannot be reached for now (${reasonOf(error)}). Try again later.`
      throw new ReviewsProblem(sentence, { cause: error })
    }
  }
}

async function fetchPage(url: string, token: string, signal?: AbortSignal): Promise<GoogleReviewPage> {
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json' }
  const response = await fetch(url, { headers, signal: withinLimit(signal) })
  const { status, ok } = response
  const body = await response.text()
  const json = fittingJson(v.looseObject({}), body)
  if (ok && json) return readGoogleAnswer(json)
  if (ok) throw new Error('an answer that is not JSON')
  const message = (fittingJson(failure, body)?.error.message ?? response.statusText).replace(/\.?$/, '.')
  if (status === 429 || status === 408 || status >= 500) throw new Error(`status ${status}: ${message}`)
  throw new ReviewsProblem(
    `Google answers ${status}: ${message} Check GOOGLE_REVIEWS_LOCATION, and that the account manages the profile.`,
  )
}

/** The reason of a lost connection is in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

const failure = v.object({ error: v.object({ message: v.string() }) })

/** How long one request to Google may take, in milliseconds. */
const requestLimit = 30_000

const tokenSchema = v.object({ access_token: v.string() })
const refusalSchema = v.object({ error: v.string(), error_description: v.optional(v.string(), '') })

/**
 * An access token for the Business Profile API, by refresh token (RFC 6749): it is valid for an hour, far longer than
 * reading all reviews takes.
 * @throws ReviewsProblem when Google rejects the credential for good
 */
async function googleToken(settings: GoogleReviewsSettings, signal?: AbortSignal): Promise<string> {
  const { clientId, clientSecret, refreshToken } = settings.credential
  const body = new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: clientId,
    client_secret: clientSecret,
    refresh_token: refreshToken,
  })
  return await readToken(await fetch(settings.tokenUrl, { method: 'POST', body, signal: withinLimit(signal) }))
}

/** Ends a request to Google that takes too long, or when `signal` says so. */
const withinLimit = (signal?: AbortSignal): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(requestLimit), ...(signal ? [signal] : [])])

/**
 * @throws ReviewsProblem for what Google refuses for good: 4xx, such as `invalid_grant` for a token that was revoked.
 *   Error for what may work with the next try
 */
async function readToken(response: Response): Promise<string> {
  const { status } = response
  if (status === 429 || status === 408 || status >= 500) throw new Error(`the token address answers ${status}`)
  const body: unknown = await response.json().catch(() => undefined)
  const token = v.safeParse(tokenSchema, body)
  if (response.ok && token.success) return token.output.access_token
  if (response.ok) throw new ReviewsProblem('Google gave no access token.')
  const { output, success } = v.safeParse(refusalSchema, body)
  const reason = success ? `${output.error}: ${output.error_description}` : `status ${status}`
  throw new ReviewsProblem(`Google refuses the credential (${reason}). Make a new one and set it in GOOGLE_REVIEWS_….`)
}
