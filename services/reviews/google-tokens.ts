import * as v from 'valibot'
import type { GoogleReviewsSettings } from './google-settings.ts'
import { ReviewsProblem } from './reviews-problem.ts'

/** Access tokens for the Business Profile API. */
export interface GoogleTokens {
  /** A token that is valid for some minutes yet. @throws ReviewsProblem when Google rejects the credential for good */
  current(): Promise<string>
  /** Forgets the token, because Google rejected it. */
  forget(): void
}

/** How long one request to Google may take, in milliseconds. */
const requestLimit = 30_000
/** A token is renewed this long before it expires, in milliseconds. */
const margin = 5 * 60_000

const tokenSchema = v.object({ access_token: v.string(), expires_in: v.number() })
const refusalSchema = v.object({ error: v.string(), error_description: v.optional(v.string(), '') })

/** Access tokens by refresh token (RFC 6749). */
export function googleTokens({ credential, tokenUrl }: GoogleReviewsSettings, signal?: AbortSignal): GoogleTokens {
  let held: { token: string; renewAt: number } | undefined
  return {
    async current() {
      if (!held || Date.now() >= held.renewAt) {
        const { clientId, clientSecret, refreshToken } = credential
        const body = new URLSearchParams({
          grant_type: 'refresh_token',
          client_id: clientId,
          client_secret: clientSecret,
          refresh_token: refreshToken,
        })
        const answer = await fetch(tokenUrl, { method: 'POST', body, signal: withinLimit(signal) })
        const { access_token: token, expires_in: seconds } = await readToken(answer)
        held = { token, renewAt: Date.now() + seconds * 1000 - margin }
      }
      return held.token
    },
    forget() {
      held = undefined
    },
  }
}

/** Ends a request to Google that takes too long, or when `signal` says so. */
export const withinLimit = (signal?: AbortSignal): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(requestLimit), ...(signal ? [signal] : [])])

/**
 * @throws ReviewsProblem for what Google refuses for good: 4xx, such as `invalid_grant` for a token that was revoked.
 *   Error for what may work with the next try
 */
async function readToken(response: Response): Promise<v.InferOutput<typeof tokenSchema>> {
  const { status } = response
  if (status === 429 || status === 408 || status >= 500) throw new Error(`the token address answers ${status}`)
  const body: unknown = await response.json().catch(() => undefined)
  const token = v.safeParse(tokenSchema, body)
  if (response.ok && token.success) return token.output
  if (response.ok) throw new ReviewsProblem('Google gave no access token.')
  const { output, success } = v.safeParse(refusalSchema, body)
  const reason = success ? `${output.error}: ${output.error_description}` : `status ${status}`
  throw new ReviewsProblem(`Google refuses the credential (${reason}). Make a new one and set it in GOOGLE_REVIEWS_….`)
}
