import type { MiddlewareHandler } from 'hono'

/** Milliseconds that each stage of making a page took. */
export type Stages = Record<'data' | 'render' | 'compress', number>

/** The header `Server-Timing` of an answer that was kept. */
export const timingOfHit = 'cache;desc=hit'

/** Of an answer that was made for this request. */
export const timingOfMiss = (stages: Stages): string =>
  ['cache;desc=miss', ...Object.entries(stages).map(entry)].join(', ')

/** Tells with an answer how long its handler took. */
export const timeHandler: MiddlewareHandler = async (context, next) => {
  const startedAt = performance.now()
  await next()
  context.res.headers.set('Server-Timing', entry(['handler', performance.now() - startedAt]))
}

const entry = ([name, ms]: [string, number]) => `${name};dur=${ms.toFixed(2)}`
