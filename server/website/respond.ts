import type { Encoding, FinishedPage } from './page-cache.ts'

const refused = {
  br: /\bbr\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/,
  gzip: /\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/,
}

/** The best encoding that a client takes. Brotli before gzip; a `q=0` refuses. */
function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  for (const encoding of ['br', 'gzip'] as const) {
    if (acceptEncoding.includes(encoding) && !refused[encoding].test(acceptEncoding)) return encoding
  }
  return 'identity'
}

/** What a page looks like for one client. */
export interface Representation {
  status: number
  /** Beside those of the page. */
  headers: Record<string, string>
  /** Undefined where the client holds it already (304). */
  body: Uint8Array<ArrayBuffer> | undefined
}

/** A finished page as a client takes it: the whole of it, or 304 where the client holds it already. */
export function chooseRepresentation(
  page: FinishedPage,
  request: { ifNoneMatch: string | undefined; acceptEncoding: string | undefined },
): Representation {
  if (page.status === 200 && request.ifNoneMatch?.includes(page.etag)) {
    return { status: 304, headers: {}, body: undefined }
  }
  const encoding = chooseEncoding(request.acceptEncoding)
  const body = page.body[encoding]
  const length = { 'Content-Length': String(body.length) }
  const headers = encoding === 'identity' ? length : { ...length, 'Content-Encoding': encoding }
  return { status: page.status, headers, body }
}

/**
 * Answers with a finished page.
 * @param request the method and headers that decide on its representation
 * @param own headers of this one answer
 */
export function respondWith(page: FinishedPage, { method, headers }: Request, own?: Record<string, string>): Response {
  const chosen = chooseRepresentation(page, {
    ifNoneMatch: headers.get('if-none-match') ?? undefined,
    acceptEncoding: headers.get('accept-encoding') ?? undefined,
  })
  return new Response(method === 'HEAD' ? null : (chosen.body ?? null), {
    status: chosen.status,
    headers: { ...page.headers, ...own, ...chosen.headers },
  })
}
