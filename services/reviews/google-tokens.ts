import { readFile } from 'node:fs/promises'
import { type CryptoKey, importPKCS8, SignJWT } from 'jose'
import * as v from 'valibot'
import type { GoogleCredential, GoogleReviewsSettings } from './google-settings.ts'
import { ReviewsProblem } from './reviews-problem.ts'

/** Access tokens for the Business Profile API. */
export interface GoogleTokens {
  /** A token that is valid for some minutes yet. @throws ReviewsProblem when Google rejects the credential for good */
  current(): Promise<string>
  /** Forgets the token, because Google rejected it. */
  forget(): void
}

const scope = 'https://www.googleapis.com/auth/business.manage'
/** The audience of a service account's assertion, whatever the address it is sent to. */
const audience = 'https://oauth2.googleapis.com/token'
/** How long one request to Google may take, in milliseconds. */
const requestLimit = 30_000
/** A token is renewed this long before it expires, in milliseconds. */
const margin = 5 * 60_000

const keyFileSchema = v.pipe(v.string(), v.parseJson(), v.object({ client_email: v.string(), private_key: v.string() }))
const tokenSchema = v.object({ access_token: v.string(), expires_in: v.number() })
const refusalSchema = v.object({ error: v.string(), error_description: v.optional(v.string(), '') })

/** Access tokens by refresh token (RFC 6749) or by a service account's signed assertion (RFC 7523). */
export function googleTokens({ credential, tokenUrl }: GoogleReviewsSettings, signal?: AbortSignal): GoogleTokens {
  let held: { token: string; renewAt: number } | undefined
  return {
    async current() {
      if (!held || Date.now() >= held.renewAt) {
        const body = new URLSearchParams(await grantOf(credential))
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

/** The form fields of a token request. */
async function grantOf(credential: GoogleCredential): Promise<Record<string, string>> {
  if (credential.kind === 'refreshToken') {
    const { clientId, clientSecret, refreshToken } = credential
    return {
      grant_type: 'refresh_token',
      client_id: clientId,
      client_secret: clientSecret,
      refresh_token: refreshToken,
    }
  }
  const { email, key } = await readKeyFile(credential.keyFile)
  const assertion = new SignJWT({ scope, ...(credential.subject && { sub: credential.subject }) })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(email)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('1h')
  return { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: await assertion.sign(key) }
}

async function readKeyFile(file: string): Promise<{ email: string; key: CryptoKey }> {
  try {
    const { client_email: email, private_key } = v.parse(keyFileSchema, await readFile(file, 'utf8'))
    return { email, key: await importPKCS8(private_key, 'RS256') }
  } catch (cause) {
    const sentence = `GOOGLE_REVIEWS_KEY_FILE: ${file} is not the JSON key file of a service account, or cannot be read.`
    throw new ReviewsProblem(sentence, { cause })
  }
}

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
