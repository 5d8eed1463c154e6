import * as v from 'valibot'
import { backOffDelay } from '../../domain/delivery/back-off.ts'
import { type GoogleReviewPage, readGoogleAnswer } from './google-answer.ts'
import type { GoogleReviewsSettings } from './google-settings.ts'
import { type GoogleTokens, googleTokens, withinLimit } from './google-tokens.ts'
import { ReviewsProblem } from './reviews-problem.ts'

/**
 * Where a list of reviews comes from: the page that `pageToken` names; without one the first page.
 * @throws ReviewsProblem when the page cannot be read
 */
export type ReviewSource = (pageToken?: string) => Promise<GoogleReviewPage>

const pageSize = '50'
/** With the back-off, seven tries take about a minute. */
const mostTries = 7
/** The longest wait that Google may ask for, in milliseconds; anything longer is left to the next run. */
const longestPause = 60_000

interface Waiting {
  pause: (ms: number) => Promise<unknown>
  random: () => number
  /** Aborts requests in flight. */
  signal?: AbortSignal
}

/** A failure that may have passed by the next try. */
class Temporary extends Error {
  readonly retryAfterMs: number

  constructor(what: string, retryAfterMs = 0) {
    super(what)
    this.retryAfterMs = retryAfterMs
  }
}

/**
 * The reviews of a location, newest change first, by the Google Business Profile API v4
 * (`GET /v4/{location}/reviews`). Overload (429), server errors and lost connections are retried with
 * back-off, or after the time that Google asks for. A token that Google rejects is renewed once.
 */
export function googleReviews(settings: GoogleReviewsSettings, { pause, random, signal }: Waiting): ReviewSource {
  const tokens = googleTokens(settings, signal)
  const { location, apiUrl } = settings
  return async (pageToken) => {
    const query = new URLSearchParams({ pageSize, orderBy: 'updateTime desc', ...(pageToken && { pageToken }) })
    const url = `${apiUrl}/v4/${location}/reviews?${query}`
    for (let attempt = 0; ; attempt++) {
      try {
        return await fetchPage(url, tokens, signal)
      } catch (error) {
        if (error instanceof ReviewsProblem || signal?.aborted) throw error
        const wait = Math.max(backOffDelay(attempt, random), error instanceof Temporary ? error.retryAfterMs : 0)
        if (attempt + 1 >= mostTries || wait > longestPause) {
          throw new ReviewsProblem(`Google cannot be reached for now (${reasonOf(error)}). Try again later.`, {
            cause: error,
          })
        }
        await pause(wait)
      }
    }
  }
}

async function fetchPage(url: string, tokens: GoogleTokens, signal?: AbortSignal): Promise<GoogleReviewPage> {
  let response = await fetchWithToken(url, tokens, signal)
  if (response.status === 401) {
    tokens.forget()
    response = await fetchWithToken(url, tokens, signal)
  }
  const body = await response.text()
  if (response.ok) return readGoogleAnswer(parse(body) ?? temporarily('an answer that is not JSON'))
  const { status } = response
  const message = (errorMessage(parse(body)) ?? response.statusText).replace(/\.?$/, '.')
  if (status === 429 || status === 408 || status >= 500) {
    throw new Temporary(`status ${status}: ${message}`, retryAfter(response.headers.get('Retry-After')))
  }
  throw new ReviewsProblem(
    `Google answers ${status}: ${message} Check GOOGLE_REVIEWS_LOCATION, and that the account manages the profile.`,
  )
}

async function fetchWithToken(url: string, tokens: GoogleTokens, signal?: AbortSignal): Promise<Response> {
  const headers = { Authorization: `Bearer ${await tokens.current()}`, Accept: 'application/json' }
  return await fetch(url, { headers, signal: withinLimit(signal) })
}

/** The reason of a lost connection is in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

function temporarily(what: string): never {
  throw new Temporary(what)
}

function parse(body: string): object | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), v.looseObject({})), body)
  return success ? output : undefined
}

function errorMessage(json: object | undefined): string | undefined {
  const error: unknown = json && 'error' in json ? json.error : undefined
  return typeof error === 'object' && error && 'message' in error ? String(error.message) : undefined
}

/** `Retry-After` in milliseconds, whether it is given in seconds or as a date. */
function retryAfter(header: string | null): number {
  if (!header) return 0
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : 0
}
