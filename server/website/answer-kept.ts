import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import { indexing } from '../discovery/indexing.ts'
import type { WholeAnswer } from '../http/answer-at-once.ts'
import type { PlainRequest } from '../http/plain-request.ts'
import { logAnswers } from '../http/request-log.ts'
import { timingOfHit } from '../http/server-timing.ts'
import type { Services } from '../services.ts'
import type { FinishedPage } from './page-cache.ts'
import { chooseRepresentation, type Representation } from './respond.ts'

/**
 * Gives the whole answer where the page that is asked for is kept in its best representation, in the words in which `showPage` would
 * give it. An address with a query or an escape is no key of the cache, so that it is left to the app, as is all else for which this
 * gives undefined.
 */
export function answerKept(services: Services) {
  const { pageCache, settings } = services
  const isIndexed = indexing(settings)
  const log = logAnswers(services)
  /** The part of a head that all answers with these bytes share. */
  const heads = new WeakMap<object, string>()

  function headOf(page: FinishedPage, chosen: Representation): string {
    const key = chosen.body ?? page
    const known = heads.get(key)
    if (known) return known
    const headers = { ...page.headers, ...chosen.headers, 'Server-Timing': timingOfHit }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const head = `HTTP/1.1 ${chosen.status} ${STATUS_CODES[chosen.status]}\r\n${lines.join('')}`
    heads.set(key, head)
    return head
  }

  return (request: PlainRequest, mostBytes: number): WholeAnswer | undefined => {
    const page = pageCache.get(request.path)
    if (!page?.improved || !isIndexed(request.host)) return undefined
    const startedAt = performance.now()
    const requestId = randomUUID()
    const chosen = chooseRepresentation(page, request)
    if (chosen.body && chosen.body.length > mostBytes) return undefined
    const head = `${headOf(page, chosen)}X-Request-Id: ${requestId}\r\n`
    const { method, path } = request
    log({ requestId, method, path, startedAt, status: chosen.status, cache: 'hit' })
    return { head, body: method === 'GET' ? chosen.body : undefined }
  }
}
