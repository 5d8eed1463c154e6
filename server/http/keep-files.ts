import type { MiddlewareHandler } from 'hono'

/** React's file is the largest that a page waits for; films are larger, and come from disk. Bytes. */
const mostBytes = 128 * 1024

/** Those by which `serveStatic` chooses among the forms of a file. */
const encodings = ['br', 'zstd', 'gzip']

/**
 * Answers for a built file from memory once it has been read. A page asks for half a dozen with its first paint, and each read from disk
 * costs more than the page itself. What is kept lives as long as the process and the release that it serves; there is as much of it as
 * there are files, in each encoding that somebody asks for.
 */
export function keepFiles(): MiddlewareHandler {
  const kept = new Map<string, { body: ArrayBuffer; headers: Headers }>()
  return async (context, next) => {
    const { req } = context
    if (req.method !== 'GET' || req.header('range') !== undefined) return next()
    const accepted =
      req
        .header('accept-encoding')
        ?.split(',')
        .map((encoding) => encoding.trim()) ?? []
    const key = [req.path, ...encodings.filter((encoding) => accepted.includes(encoding))].join(' ')
    const known = kept.get(key)
    if (known) return new Response(known.body, known)
    await next()
    const { res } = context
    const length = res.headers.get('content-length')
    if (res.status !== 200 || length === null || Number(length) > mostBytes) return
    const file = { body: await res.arrayBuffer(), headers: new Headers(res.headers) }
    kept.set(key, file)
    context.res = new Response(file.body, file)
  }
}
