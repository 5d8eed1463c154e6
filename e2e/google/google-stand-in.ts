import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { portOf } from '../../testing/free-port.ts'

/** An event sent to the collector, with what the tag knew at that time. */
interface Hit {
  event: string
  details: Record<string, string>
  consent: Record<string, string>
  config: Record<string, unknown>
}

export type GoogleStandIn = Awaited<ReturnType<typeof startGoogleStandIn>>

/**
 * Starts a stand-in for Google's servers on a free port of the loopback: it serves the tag and collects events. The
 * caller stops it.
 */
export async function startGoogleStandIn() {
  const tag = readFileSync(new URL('stand-in-tag.js', import.meta.url))
  const requests: string[] = []
  const hits: Hit[] = []
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`)
    let body = ''
    for await (const part of request) body += part
    if (request.url?.startsWith('/g/collect')) hits.push(JSON.parse(body))
    const script = request.url?.startsWith('/gtag/js')
    response.writeHead(script ? 200 : 204, {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ...(script && { 'Content-Type': 'text/javascript' }),
    })
    response.end(script ? tag : undefined)
  })
  server.listen(0, '127.0.0.1')
  return {
    origin: `http://127.0.0.1:${await portOf(server)}`,
    /** Method and path of every request. */
    requests,
    hits,
    /** Everything that arrived, as text, to search for what must not be in it. */
    everything: () => JSON.stringify([requests, hits]),
    clear() {
      requests.length = 0
      hits.length = 0
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
