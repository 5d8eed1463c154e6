import type { Encoding, FinishedPage } from './page-cache.ts'

/** The best encoding that a client takes. Brotli before gzip; a `q=0` refuses. */
function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  const refused = /\b(br|gzip)\s*;\s*q=0(?:\.0*)?(?:,|$)/
  for (const encoding of ['br', 'gzip'] as const) {
    if (acceptEncoding.includes(encoding) && refused.exec(acceptEncoding)?.[1] !== encoding) return encoding
  }
  return 'identity'
}

/**
 * Answers with a finished page: the whole of it, or 304 where the client holds it already.
 * @param request the method and headers that decide
 * @param own headers of this one answer
 */
export function respondWith(page: FinishedPage, request: Request, own?: Record<string, string>): Response {
  const { headers } = request
  if (page.status === 200 && headers.get('if-none-match')?.includes(page.etag)) {
    return new Response(null, { status: 304, headers: { ...page.headers, ...own } })
  }
  const encoding = chooseEncoding(headers.get('accept-encoding') ?? undefined)
  const body = page.body[encoding]
  return new Response(request.method === 'HEAD' ? null : body, {
    status: page.status,
    headers: {
      ...page.headers,
      ...own,
      'Content-Length': String(body.length),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
  })
}
