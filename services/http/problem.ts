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
