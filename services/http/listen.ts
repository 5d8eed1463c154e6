import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'

/** How long a client may take, and how many there may be. All times in milliseconds. */
export interface ClientLimits {
  /** The time for the headers of a request, from the connection or the request's first byte. */
  headers: number
  /** The time for the whole request: a photo of 25 MB takes so long at 4 Mbit/s. */
  request: number
  /** Without a request on an open connection. */
  idle: number
  /** Without a byte in either direction: the client is gone, or does not read the response. */
  silence: number
  /** How often the first two are checked. */
  check: number
  /** Simultaneous connections; a further one is closed at once. */
  connections: number
}

/** Disconnects slow and idle clients, whose sockets cost memory. No browser needs this long. */
export const clientLimits: ClientLimits = {
  headers: 15_000,
  request: 50_000,
  idle: 10_000,
  silence: 60_000,
  check: 5000,
  connections: 10_000,
}

/**
 * The number of connections that may wait to be accepted. Without a place in the queue, a client retries only after a
 * second.
 */
const backlog = 4096

/**
 * Serves HTTP on a port.
 * @param port 0 for any free port
 * @param hostname the address to listen on; undefined for all addresses of the machine
 * @returns the server, which is about to listen; it emits `error` if the port is not available
 */
export function listen(
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'],
  { port, hostname }: { port: number; hostname?: string | undefined },
  limits: ClientLimits = clientLimits,
): Server {
  const serverOptions = {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    connectionsCheckingInterval: limits.check,
    maxHeaderSize: 16 * 1024,
  }
  const answer: typeof fetch = async (request, env) => {
    const response = await fetch(request, env)
    // A proxy's next request comes after the rest of a body that was not read, and would get no answer.
    if (!env.incoming.complete) env.incoming.removeAllListeners('data').resume()
    return response
  }
  const server = createAdaptorServer({ fetch: answer, serverOptions }) as Server
  server.setTimeout(limits.silence)
  server.maxConnections = limits.connections
  return server.listen(port, hostname, backlog)
}
