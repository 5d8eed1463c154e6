import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createStandIn } from '../../run/stand-in/stand-in.ts'
import { listen } from '../../services/http/listen.ts'

/** Serves the stand-in for the payment provider on a free loopback port, as `npm start` does on a port of its own. */
export async function startStandIn() {
  let origin = ''
  const server = listen(createStandIn({ origin: () => origin }).app.fetch, { port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
