import type { MiddlewareHandler } from 'hono'
import { getPath } from 'hono/utils/url'
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

type Answer = Response | Promise<Response>

/**
 * Gives each request an id and writes one line when it is answered: what, how long, and whether it was kept. No addresses, no query.
 * @param answer what answers; where that needs no waiting, nothing here waits either
 * @returns a function from request and environment to the answer, which carries the id if `answer` sees to it
 */
export function logRequests(
  { log, metrics }: Pick<Services, 'log' | 'metrics'>,
  newId: () => string,
  answer: (request: Request, environment: AppEnvironment['Bindings']) => Answer,
): (request: Request, environment?: object) => Answer {
  return (request, environment) => {
    const startedAt = performance.now()
    const requestId = newId()
    const bindings: AppEnvironment['Bindings'] = { ...environment, requestId, startedAt }
    const tell = (response: Response) => {
      const ms = performance.now() - startedAt
      const { status } = response
      const { cache } = bindings
      metrics.answered(status, ms / 1000, cache)
      const path = getPath(request)
      log.info({ requestId, method: request.method, path, status, ms: Math.round(ms * 100) / 100, cache })
      return response
    }
    const response = answer(request, bindings)
    return response instanceof Promise ? response.then(tell) : tell(response)
  }
}

/** Tells the client the id of its request. */
export const requestIdHeader: MiddlewareHandler<AppEnvironment> = async (context, next) => {
  await next()
  context.res.headers.set('X-Request-Id', context.env.requestId)
}
