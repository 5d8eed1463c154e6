import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

/** What a request carries through the app. */
export type AppEnvironment = { Variables: { requestId: string } }

/** Gives each request an id, which the answer carries too, and writes one line when it is done. No addresses, no query. */
export function requestLog(log: Logger, newId: () => string): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const startedAt = performance.now()
    const requestId = newId()
    context.set('requestId', requestId)
    await next()
    context.res.headers.set('X-Request-Id', requestId)
    log.info({
      requestId,
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: Math.round((performance.now() - startedAt) * 100) / 100,
    })
  }
}
