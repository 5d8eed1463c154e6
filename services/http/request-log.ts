import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { Histogram, type Registry } from 'prom-client'

/** The variables of a request's context. */
export interface AppEnvironment {
  Variables: {
    requestId: string
    /** When the request was received, by `performance.now()`. */
    startedAt: number
    /** Whether the page came from the cache; undefined for uncached responses. */
    cache?: 'hit' | 'miss'
    /** The number of the order that it is about, which the office finds it by; never the secret of its private link. */
    order?: string
    /** Instead of the path, where that may be a secret of another site. */
    loggedPath?: string
  }
}

/** The time of each request, by the status of its response. */
export const requestDurations = (registry: Registry): Histogram<'status'> =>
  new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to response, by status',
    labelNames: ['status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  })

/**
 * Gives each request an id, and logs and measures its response. Client addresses and queries are personal data: they
 * are not logged.
 */
export function logRequests({
  log,
  durations,
  pathOf = ({ req }) => req.path,
}: {
  log: Logger
  durations: Histogram<'status'>
  /** The path of a request as it is logged: without secrets. */
  pathOf?: (context: Context) => string
}): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const { req } = context
    const startedAt = performance.now()
    const requestId = randomUUID()
    context.set('requestId', requestId)
    context.set('startedAt', startedAt)
    await next()
    const { status } = context.res
    const ms = performance.now() - startedAt
    durations.observe({ status }, ms / 1000)
    const path = context.get('loggedPath') ?? pathOf(context)
    const facts = { requestId, method: req.method, path, status, ms: Math.round(ms * 100) / 100 }
    log.info({ ...facts, cache: context.get('cache'), order: context.get('order') }, 'request')
  }
}

/** Sends the id under which the request is logged. */
export const requestIdHeader: MiddlewareHandler<AppEnvironment> = async (context, next) => {
  await next()
  context.res.headers.set('X-Request-Id', context.get('requestId'))
}
