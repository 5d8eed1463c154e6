import type { MiddlewareHandler } from 'hono'
import { getPath } from 'hono/utils/url'
import type { Services } from '../services.ts'

/** What a request carries through the app. */
export type AppEnvironment = { Bindings: { requestId: string } }

type Answer = Response | Promise<Response>

/**
 * Gives each request an id and writes one line when it is answered. No addresses, no query.
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
    const tell = (response: Response) => {
      const ms = performance.now() - startedAt
      const { status } = response
      metrics.answered(status, ms / 1000)
      log.info({ requestId, method: request.method, path: getPath(request), status, ms: Math.round(ms * 100) / 100 })
      return response
    }
    const response = answer(request, { ...environment, requestId })
    return response instanceof Promise ? response.then(tell) : tell(response)
  }
}

/** Tells the client the id of its request. */
export const requestIdHeader: MiddlewareHandler<AppEnvironment> = async (context, next) => {
  await next()
  context.res.headers.set('X-Request-Id', context.env.requestId)
}
