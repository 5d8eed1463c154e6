import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'

/** How long a client may take, and how many there may be. All times in milliseconds. */
export interface ClientLimits {
  /** Until the headers of a request are there, counted from the connection or from the request's first byte. */
  headers: number
  /** Until the whole request is there. */
  request: number
  /** Without a request on an open connection. */
  idle: number
  /** Without a byte in either direction: a client that is gone, or does not take its answer. */
  silence: number
  /** How often the first two are looked at. */
  check: number
  /** Connections at once; a further one is closed unanswered. */
  connections: number
}

/** Slow and silent clients are let go of: their sockets cost memory, and nobody with a browser needs as long. */
export const clientLimits: ClientLimits = {
  headers: 15_000,
  request: 30_000,
  idle: 10_000,
  silence: 60_000,
  check: 5000,
  connections: 10_000,
}

/** Connections that may wait to be taken up, while others are. A client that finds no place tries again after a whole second. */
const backlog = 4096

/**
 * Answers HTTP on a port.
 * @param port 0 for any that is free
 * @param hostname the address to listen on; undefined: all of the machine's
 * @returns the server, about to listen; a port that cannot be had is told by its `error` event
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
  const server = createAdaptorServer({ fetch, serverOptions }) as Server
  server.setTimeout(limits.silence)
  server.maxConnections = limits.connections
  return server.listen(port, hostname, backlog)
}
