import * as v from 'valibot'
import { type GoogleReviewPage, readGoogleAnswer } from './google-answer.ts'
import type { GoogleReviewsSettings } from './google-settings.ts'
import { googleToken, withinLimit } from './google-token.ts'
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
  const json = parse(await response.text())
  if (ok && json) return readGoogleAnswer(json)
  if (ok) throw new Error('an answer that is not JSON')
  const message = (errorMessage(json) ?? response.statusText).replace(/\.?$/, '.')
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

function parse(body: string): object | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), v.looseObject({})), body)
  return success ? output : undefined
}

function errorMessage(json: object | undefined): string | undefined {
  const error: unknown = json && 'error' in json ? json.error : undefined
  return typeof error === 'object' && error && 'message' in error ? String(error.message) : undefined
}
