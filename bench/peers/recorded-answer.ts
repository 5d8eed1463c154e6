import { type IncomingHttpHeaders, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** An answer of ours as it went over the wire, for a peer to give again. */
export interface RecordedAnswer {
  path: string
  headers: Record<string, string>
  body: Buffer
}

/** What belongs to one connection or one request, and what the peer's server says itself. */
const ownOfEach = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'x-request-id']

/** Asks for an address in brotli and keeps what comes, unpacked by nobody. @throws unless the answer is 200 */
export function recordAnswer(origin: string, path: string): Promise<RecordedAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(origin + path, { headers: { 'accept-encoding': 'br' }, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('end', () => resolve({ path, headers: kept(response.headers), body: Buffer.concat(chunks) }))
      if (response.statusCode !== 200) reject(new Error(`${origin}${path} answers ${response.statusCode}`))
    })
    asked.once('error', reject).end()
  })
}

const kept = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !ownOfEach.includes(name) ? [[name, value]] : [],
    ),
  )

const patience = 200
const pause = 50

/**
 * Asks for a page until it comes in its best compression, which a site gives it after its first visitor.
 * @throws when it never does
 */
export async function recordKept(origin: string, path: string): Promise<RecordedAnswer> {
  for (let tries = 0; tries < patience; tries++) {
    const answer = await recordAnswer(origin, path)
    if (answer.body.length <= repacked(answer, (html) => html).body.length) return answer
    await setTimeout(pause)
  }
  throw new Error(`${origin}${path} is not kept in its best form`)
}

/** The page of an answer in its best compression, with its text changed on the way. */
export function repacked(answer: RecordedAnswer, change: (html: string) => string): RecordedAnswer {
  const packed = answer.headers['content-encoding'] === 'br'
  const html = Buffer.from(change(String(packed ? brotliDecompressSync(answer.body) : answer.body)))
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  }
  const body = brotliCompressSync(html, { params })
  const headers = { ...answer.headers, 'content-encoding': 'br', 'content-length': String(body.length) }
  return { ...answer, headers, body }
}

/** The same page without the scripts that run, or that only they read. What search engines read stays. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
