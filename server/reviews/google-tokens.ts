import { readFile } from 'node:fs/promises'
import type { JWT, OAuth2Client } from 'google-auth-library'
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

const scopes = ['https://www.googleapis.com/auth/business.manage']
const googleTokenUrl = 'https://oauth2.googleapis.com/token'
/** How long one request to Google may take, in milliseconds. */
const requestLimit = 30_000

const keyFileSchema = v.object({ client_email: v.string(), private_key: v.string() })

/** Tokens by refresh token or service account, through Google's own library, which is loaded on first use. */
export function googleTokens(settings: GoogleReviewsSettings, signal?: AbortSignal): GoogleTokens {
  let client: Promise<OAuth2Client> | undefined
  return {
    async current() {
      client ??= openClient(settings, signal)
      try {
        const { token } = await (await client).getAccessToken()
        if (token) return token
      } catch (error) {
        client = undefined
        throw refusal(error) ?? error
      }
      throw new ReviewsProblem('Google gave no access token.')
    },
    forget() {
      client = undefined
    },
  }
}

async function openClient(settings: GoogleReviewsSettings, signal?: AbortSignal): Promise<OAuth2Client> {
  const google = await import('google-auth-library')
  const transporterOptions = { fetchImplementation: fetchFrom(settings.tokenUrl, signal) }
  const { credential } = settings
  const client: OAuth2Client | JWT =
    credential.kind === 'refreshToken'
      ? new google.OAuth2Client({ ...credential, transporterOptions })
      : new google.JWT({ ...(await readKeyFile(credential.keyFile)), scopes, transporterOptions })
  if (credential.kind === 'refreshToken') client.setCredentials({ refresh_token: credential.refreshToken })
  else if (credential.subject && 'subject' in client) client.subject = credential.subject
  // The caller already retries with back-off; retries of the library would multiply with those.
  client.transporter.interceptors.request.add({
    resolved: async (request) => {
      request.retry = false
      delete request.retryConfig
      return request
    },
  })
  return client
}

/** For service accounts the library hard-codes Google's token address: it is replaced by the one in the settings. */
const fetchFrom =
  (tokenUrl: string, signal?: AbortSignal): typeof fetch =>
  (input, init) => {
    const asked = input instanceof Request ? input.url : String(input)
    return fetch(asked === googleTokenUrl ? tokenUrl : asked, { ...init, signal: withinLimit(signal) })
  }

/** Aborts a request to Google that takes too long, or when `signal` aborts. */
export const withinLimit = (signal?: AbortSignal): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(requestLimit), ...(signal ? [signal] : [])])

async function readKeyFile(file: string): Promise<{ email: string; key: string }> {
  try {
    const { client_email: email, private_key: key } = v.parse(keyFileSchema, JSON.parse(await readFile(file, 'utf8')))
    return { email, key }
  } catch (cause) {
    const sentence = `GOOGLE_REVIEWS_KEY_FILE: ${file} is not the JSON key file of a service account, or cannot be read.`
    throw new ReviewsProblem(sentence, { cause })
  }
}

/** A rejection for good: 4xx of the token address, such as `invalid_grant` for a revoked token. */
function refusal(error: unknown): ReviewsProblem | undefined {
  if (error instanceof ReviewsProblem) return error
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0
  if (status < 400 || status >= 500 || status === 429 || status === 408) return undefined
  const sentence = `Google refuses the credential (${(error as Error).message}). Make a new one and set it in GOOGLE_REVIEWS_….`
  return new ReviewsProblem(sentence)
}
