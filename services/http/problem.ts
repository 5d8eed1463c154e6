import type { Env, Hono, MiddlewareHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

interface ProblemDetails {
  /** The problem code of each field. */
  errors?: Record<string, string>
  /** The problem of each field as a sentence in the site's language. */
  messages?: Record<string, string | undefined>
  /** Members of the answer beyond those (RFC 9457, section 3.2). */
  more?: Record<string, unknown>
  headers?: Record<string, string>
}

/**
 * An `application/problem+json` response (RFC 9457).
 * @param title one sentence in the site's language
 */
export function problem(
  status: ContentfulStatusCode,
  title: string,
  { errors, messages, more, headers }: ProblemDetails = {},
): Response {
  return new Response(JSON.stringify({ type: 'about:blank', status, title, errors, messages, ...more }), {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
  })
}

/**
 * Answers 405 to a method that a known address does not have: after the routes, with those that there are for the
 * address in `Allow`. No route for GET alone may match every address, or each of them would have it.
 * @param title as for `problem`
 */
export const refuseOtherMethods = <Environment extends Env>(
  app: Hono<Environment>,
  title: string,
): MiddlewareHandler<Environment> =>
  methodNotAllowed({
    app,
    onMethodNotAllowed(context, allowed) {
      // Otherwise the headers of the 404 that this replaces would be kept.
      context.res = undefined
      return refuseMethod(title, allowed)
    },
  })

/** The answer itself, where no route says which methods an address has. */
export const refuseMethod = (title: string, allowed: readonly string[]): Response =>
  problem(405, title, { headers: { Allow: allowed.join(', ') } })
