import type { MiddlewareHandler } from 'hono'

/** Each request under way holds at most a rendered page and a body of 128 KiB. */
const usualBound = 2000

/**
 * Sheds load before memory grows: beyond a bound of requests under way the answer is 503 with `Retry-After`, at once. Health
 * checks are answered all the same, so that an overloaded process is not taken for a dead one.
 * @param mostAtOnce requests that may be under way
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
