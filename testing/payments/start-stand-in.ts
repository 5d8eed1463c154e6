import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createStandIn } from '../../run/stand-in/stand-in.ts'
import { listen } from '../../services/http/listen.ts'

/**
 * Serves the stand-in for the payment provider on a free loopback port, as `npm start` does on a port of its own.
 * @returns its payments, and the environment variables of a site that uses it
 */
export async function startStandIn() {
  let origin = ''
  const { app, payments } = createStandIn({ origin: () => origin })
  const server = listen(app.fetch, { port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    payments,
    settings: { MOLLIE_API_KEY: 'test_standin', MOLLIE_API_ENDPOINT: `${origin}/v2` },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
