import type { Server } from 'node:http'

/** How often idle connections are closed, in milliseconds. */
const sweep = 100

/**
 * Stops listening and lets current requests finish. Each response from now on closes its connection, so that a proxy
 * sends further requests to another process.
 * @returns resolves when the last connection is closed
 */
export function drain(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  // Connections whose response had already started got no `Connection: close`.
  const sweeping = setInterval(() => server.closeIdleConnections(), sweep)
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(sweeping)
      resolve()
    })
  })
}
