import * as v from 'valibot'
import type { GoogleReviewsSettings } from './google-settings.ts'
import { ReviewsProblem } from './reviews-problem.ts'

/** How long one request to Google may take, in milliseconds. */
const requestLimit = 30_000

const tokenSchema = v.object({ access_token: v.string() })
const refusalSchema = v.object({ error: v.string(), error_description: v.optional(v.string(), '') })

/**
 * An access token for the Business Profile API, by refresh token (RFC 6749): it is valid for an hour, far longer than
 * reading all reviews takes.
 * @throws ReviewsProblem when Google rejects the credential for good
 */
export async function googleToken(settings: GoogleReviewsSettings, signal?: AbortSignal): Promise<string> {
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
export const withinLimit = (signal?: AbortSignal): AbortSignal =>
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
