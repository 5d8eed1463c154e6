import type { MiddlewareHandler } from 'hono'

/** Each current request holds at most a rendered page and a body of 128 KiB. */
const usualBound = 2000

/**
 * Sheds load before memory grows: above a number of simultaneous requests it responds with 503 and `Retry-After` at
 * once. Health checks always pass, so that an overloaded process is not taken for a dead one.
 * @param mostAtOnce the number of simultaneous requests
 */
export function shedOverload(mostAtOnce = usualBound): MiddlewareHandler {
  let underWay = 0
  return async (context, next) => {
    if (underWay >= mostAtOnce && context.req.path !== '/healthz') {
      return new Response('Busy. Please try again in a moment.\n', {
        status: 503,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '2', 'Cache-Control': 'no-store' },
      })
    }
    underWay += 1
    try {
      await next()
    } finally {
      underWay -= 1
    }
  }
}
