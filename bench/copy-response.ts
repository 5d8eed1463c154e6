import { brotliCompressSync } from 'node:zlib'

/** A response as it went over the wire, for another server to repeat. */
export interface Copy {
  headers: Record<string, string>
  body: Buffer
}

/** Headers that belong to one connection, request or visitor. */
const transient = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
  'x-request-id',
  'set-cookie',
]

/**
 * Fetches an address with brotli and keeps the response. A compressed body is compressed again with brotli's best
 * quality, as the site does after a page's first visitor.
 * @param change applied to the HTML of a page
 * @throws unless the status is 200
 */
export async function copyResponse(url: string, change = (html: string) => html): Promise<Copy> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' }, redirect: 'manual' })
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`)
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !transient.includes(name)))
  const content = Buffer.from(await response.arrayBuffer())
  const body = headers['content-type']?.startsWith('text/html') ? Buffer.from(change(content.toString())) : content
  return { headers, body: headers['content-encoding'] === 'br' ? brotliCompressSync(body) : body }
}
