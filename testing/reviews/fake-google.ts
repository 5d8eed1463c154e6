import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import type { GoogleReviewsSettings } from '../../services/reviews/google-settings.ts'
import { portOf } from '../free-port.ts'
import { FakeTokens } from './fake-tokens.ts'

/** A review as the API returns it. */
export interface ApiReview {
  reviewId: string
  starRating?: string
  reviewer?: object
  comment?: string
  createTime?: string
  updateTime: string
  reviewReply?: { comment: string; updateTime: string }
}

/** A failure to answer a request with. */
export type Failure = { status: number; headers?: Record<string, string>; body?: string } | 'hang up'

/**
 * A server on the loopback with the documented part of the Google Business Profile API v4 and of Google's token
 * address: page tokens, order, sizes, expiring access tokens, errors in Google's format, and answers without empty
 * fields.
 */
export class FakeGoogle {
  readonly location = 'accounts/1/locations/2'
  readonly tokens = new FakeTokens()
  reviews: ApiReview[] = []
  averageRating = 4.7
  /** Google's own count, which need not match its list. */
  totalReviewCount: number | undefined
  /** Taken one by one by the next requests for a page. */
  failures: Failure[] = []
  /** Queries of all requests for a page, in order. */
  queries: URLSearchParams[] = []
  /** Called before each page, with the number of requests so far. */
  beforePage: (request: number) => void = () => {}
  url = ''

  settings(credential: GoogleReviewsSettings['credential'] = this.tokens.credential): GoogleReviewsSettings {
    return { location: this.location, credential, apiUrl: this.url, tokenUrl: `${this.url}/token`, everyHours: 6 }
  }

  answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', this.url)
    if (url.pathname === '/token') return this.tokens.answer(request, response)
    this.queries.push(url.searchParams)
    this.beforePage(this.queries.length)
    const failure = this.failures.shift()
    if (failure === 'hang up') return void request.socket.destroy()
    if (failure) return void response.writeHead(failure.status, failure.headers).end(failure.body)
    if (!this.tokens.isValid(request.headers.authorization)) {
      return sendError(response, 401, 'Request had invalid authentication credentials.')
    }
    if (url.pathname !== `/v4/${this.location}/reviews`)
      return sendError(response, 404, 'Requested entity was not found.')
    const page = this.#page(url.searchParams)
    return page ? send(response, 200, page) : sendError(response, 400, 'Request contains an invalid argument.')
  }

  #page(query: URLSearchParams): object | undefined {
    const size = Number(query.get('pageSize') ?? 50)
    const start = Number(query.get('pageToken') ?? 0)
    if (query.get('orderBy') !== 'updateTime desc' || size < 1 || size > 50) return undefined
    const sorted = this.reviews.toSorted((a, b) => (a.updateTime < b.updateTime ? 1 : -1))
    const reviews = sorted.slice(start, start + size)
    const total = this.totalReviewCount ?? this.reviews.length
    return {
      ...(reviews.length > 0 && { reviews }),
      ...(total > 0 && { averageRating: this.averageRating, totalReviewCount: total }),
      ...(start + size < sorted.length && { nextPageToken: `${start + size}` }),
    }
  }
}

/** Starts one for the running test. */
export async function startFakeGoogle(): Promise<FakeGoogle> {
  const google = new FakeGoogle()
  const server = createServer((request, response) => google.answer(request, response))
  server.listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  google.url = `http://127.0.0.1:${await portOf(server)}`
  return google
}

/** Reviews with a Dutch comment, newest first, a minute apart. */
export function apiReviews(count: number, first = 0): ApiReview[] {
  return Array.from({ length: count }, (_, index) => ({
    reviewId: `review-${first + index}`,
    starRating: 'FIVE',
    reviewer: { displayName: `klant ${first + index}` },
    comment: `Heel netjes, nummer ${first + index}`,
    createTime: timeOf(first + index),
    updateTime: timeOf(first + index),
  }))
}

const timeOf = (index: number) => new Date(Date.UTC(2026, 10, 1) - index * 60_000).toISOString()

function send(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))
}

function sendError(response: ServerResponse, code: number, message: string) {
  send(response, code, { error: { code, message, status: 'ERROR' } })
}
