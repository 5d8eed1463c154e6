import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

/** A response as it went over the wire, for another server to repeat. */
export interface Copy {
  headers: Record<string, string>
  body: Buffer
}

/** Headers that belong to one connection or request. */
const transient = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date', 'x-request-id']

/**
 * Fetches an address with brotli and keeps the response. Pages are compressed again with brotli's best quality, which the site does
 * itself after a page's first visitor.
 * @param change applied to the HTML of a page
 * @throws unless the status is 200
 */
export async function copyResponse(url: string, change = (html: string) => html): Promise<Copy> {
  const { promise, resolve, reject } = Promise.withResolvers<Copy>()
  request(url, { headers: { 'accept-encoding': 'br' }, agent: false }, async (response) => {
    if (response.statusCode !== 200) return reject(new Error(`${url} answers ${response.statusCode}`))
    const headers = Object.fromEntries(
      Object.entries(response.headers).flatMap(([name, value]) =>
        typeof value === 'string' && !transient.includes(name) ? [[name, value]] : [],
      ),
    )
    const body = await buffer(response)
    const isPage = headers['content-type']?.startsWith('text/html') && headers['content-encoding'] === 'br'
    resolve({ headers, body: isPage ? brotliCompressSync(change(brotliDecompressSync(body).toString())) : body })
  })
    .once('error', reject)
    .end()
  return promise
}
