import { get, type IncomingMessage } from 'node:http'
import { onTestFinished } from 'vitest'
import { followChanges } from '../../office/live/streams.ts'
import { openPort } from '../../run/run-process.ts'
import type { Office } from './open-office.ts'

/** Serves an office on a free port until the test ends, as its process does. */
export async function serveOffice(office: Office) {
  const { services, app } = office
  const stopFollowing = await followChanges(services)
  const { server, port } = await openPort(app.fetch, 0, '127.0.0.1', 'OFFICE_PORT')
  onTestFinished(() => {
    stopFollowing()
    services.streams.close()
    server.closeAllConnections()
    server.close()
  })
  return {
    port,
    /** How many connections clients have. */
    connections: () =>
      new Promise<number>((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    /** Asks for a page with a session's cookie. Resolves with its head: the body may be a stream. */
    ask: (path: string, cookie: string) =>
      new Promise<IncomingMessage>((resolve, reject) =>
        get({ port, path, headers: { cookie }, agent: false }, resolve).on('error', reject),
      ),
  }
}
