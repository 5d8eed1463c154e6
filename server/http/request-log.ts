import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { getPath } from 'hono/utils/url'
import { language } from '#copy/language.ts'
import type { Services } from '../services.ts'

/** What a request carries through the app. */
export type AppEnvironment = {
  Bindings: {
    requestId: string
    /** As `performance.now()` tells it. */
    startedAt: number
    /** Whether the page was kept; undefined for what is not kept for everybody. */
    cache?: 'hit' | 'miss'
  }
}

/** One answer, as it is logged. */
interface Answered {
  requestId: string
  method: string
  path: string
  status: number
  /** As `performance.now()` tells it. */
  startedAt: number
  cache: 'hit' | 'miss' | undefined
}

type Sources = Pick<Services, 'log' | 'logLines' | 'metrics'>

/**
 * Counts answers and writes a line for each: what, how long, and whether it was kept. No addresses, no query.
 *
 * The lines of one turn of the event loop are written together, and put together here in the form of all others: one by one and
 * by way of the log they would cost a third of what answering from the cache does.
 */
export function logAnswers({ log, logLines, metrics }: Sources): (answered: Answered) => void {
  const isLogged = log.isLevelEnabled('info')
  const beginning = `{"level":${log.levels.values.info},"time":`
  let waiting: (Answered & { took: number })[] = []

  function writeLines() {
    const answers = waiting
    waiting = []
    let lines = ''
    for (const { requestId, method, path, status, took, cache } of answers) {
      const what = `"method":"${method}","path":${JSON.stringify(path)},"status":${status}`
      const ms = Math.round(took * 100) / 100
      const kept = cache ? `,"cache":"${cache}"` : ''
      lines += `${beginning}${Date.now()},"site":"${language}","requestId":"${requestId}",${what},"ms":${ms}${kept}}\n`
    }
    logLines.write(lines)
  }

  return (answered) => {
    const took = performance.now() - answered.startedAt
    metrics.answered(answered.status, took / 1000, answered.cache)
    if (isLogged && waiting.push({ ...answered, took }) === 1) setImmediate(writeLines)
  }
}

type Fetch = (request: Request, environment?: object) => Response | Promise<Response>

/** Gives each request to an app an id, which the app sees to telling, and writes one line when it is answered. */
export function logRequests(services: Sources, fetch: Fetch): Fetch {
  const log = logAnswers(services)
  return async (request, environment) => {
    const startedAt = performance.now()
    const requestId = randomUUID()
    const bindings: AppEnvironment['Bindings'] = { ...environment, requestId, startedAt }
    const response = await fetch(request, bindings)
    const { status } = response
    log({ requestId, method: request.method, path: getPath(request), status, startedAt, cache: bindings.cache })
    return response
  }
}

/** Tells the client the id of its request. */
export const requestIdHeader: MiddlewareHandler<AppEnvironment> = async (context, next) => {
  await next()
  context.res.headers.set('X-Request-Id', context.env.requestId)
}
