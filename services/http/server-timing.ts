import type { MiddlewareHandler } from 'hono'

/** The milliseconds of each stage of rendering a page. */
export type Stages = Record<'data' | 'render' | 'compress', number>

/** `Server-Timing` of a cached response. */
export const timingOfHit = 'cache;desc=hit'

/** `Server-Timing` of a response rendered for this request. */
export const timingOfMiss = (stages: Stages): string =>
  ['cache;desc=miss', ...Object.entries(stages).map(entry)].join(', ')

/** Adds the time of the handler as `Server-Timing`. */
export const timeHandler: MiddlewareHandler = async (context, next) => {
  const startedAt = performance.now()
  await next()
  context.res.headers.set('Server-Timing', entry(['handler', performance.now() - startedAt]))
}

const entry = ([name, ms]: [string, number]) => `${name};dur=${ms.toFixed(2)}`
