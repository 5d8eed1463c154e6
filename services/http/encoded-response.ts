import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip' | 'identity'

export interface EncodedResponse {
  status: number
  headers: Record<string, string>
  body: Record<Encoding, Uint8Array<ArrayBuffer>>
  /** Weak: the encodings share it. */
  etag: string
}

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/**
 * Compresses a text with brotli and gzip.
 * @param brotliQuality 5 takes about a millisecond, while a visitor waits; 11 takes tens of milliseconds, in the
 *   background
 */
export async function compress(text: string, brotliQuality: number): Promise<EncodedResponse['body']> {
  const identity = Buffer.from(text)
  const [br, gzipped] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    gzipAsync(identity, { level: brotliQuality > 9 ? 9 : 6 }),
  ])
  return { br, gzip: gzipped, identity }
}

/** The entity tag of a text. */
export const etagOf = (text: string): string => `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`

const refused = {
  br: /\bbr\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/,
  gzip: /\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/,
}

/** The best encoding that a client accepts: brotli before gzip; `q=0` refuses. */
function chooseEncoding(acceptEncoding: string | null): Encoding {
  if (!acceptEncoding) return 'identity'
  for (const encoding of ['br', 'gzip'] as const) {
    if (acceptEncoding.includes(encoding) && !refused[encoding].test(acceptEncoding)) return encoding
  }
  return 'identity'
}

/**
 * The response to one request: in the best encoding that the client accepts, or 304 if it already has the current
 * version.
 * @param ownHeaders headers of this response only
 */
export function respondWith(
  { status, headers, body, etag }: EncodedResponse,
  request: Request,
  ownHeaders?: Record<string, string>,
): Response {
  if (status === 200 && request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers: { ...headers, ...ownHeaders } })
  }
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  const chosen = body[encoding]
  return new Response(request.method === 'HEAD' ? null : chosen, {
    status,
    headers: {
      ...headers,
      ...ownHeaders,
      'Content-Length': String(chosen.length),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
  })
}
