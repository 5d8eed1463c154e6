import type { Server } from 'node:http'

/** How often connections that have become idle are closed, in milliseconds. */
const sweep = 100

/**
 * Stops listening and lets every request under way finish. Each answer from now on closes its connection, so that a proxy
 * goes to another process with what comes next instead of keeping this one busy.
 * @returns resolves when the last connection is closed
 */
export function drain(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  // Those whose answer had begun before did not hear of it.
  const sweeping = setInterval(() => server.closeIdleConnections(), sweep)
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(sweeping)
      resolve()
    })
  })
}
