import type { MiddlewareHandler } from 'hono'
import type { Services } from '../services.ts'

/** What a request carries through the app. */
export type AppEnvironment = { Variables: { requestId: string } }

/** Gives each request an id, which the answer carries too, and writes one line when it is done. No addresses, no query. */
export function requestLog(
  { log, metrics }: Pick<Services, 'log' | 'metrics'>,
  newId: () => string,
): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const startedAt = performance.now()
    const requestId = newId()
    context.set('requestId', requestId)
    await next()
    context.res.headers.set('X-Request-Id', requestId)
    const ms = performance.now() - startedAt
    const { status } = context.res
    metrics.answered(status, ms / 1000)
    log.info({ requestId, method: context.req.method, path: context.req.path, status, ms: Math.round(ms * 100) / 100 })
  }
}
