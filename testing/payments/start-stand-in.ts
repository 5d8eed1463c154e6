import { createStandIn, type StandInOptions } from '../../run/stand-in/stand-in.ts'
import { standInApp } from '../../run/stand-in/stand-in-app.ts'
import { clientLimits, listen } from '../../services/http/listen.ts'
import { molliePayments } from '../../services/payments/provider/mollie.ts'
import { portOf } from '../free-port.ts'

/** On a busy machine, a connection that is closed while it is used would be an error of the test, in milliseconds. */
const patient = { headers: 600_000, request: 600_000, idle: 600_000, silence: 600_000 }

/** The stand-in at an address, by the official client. */
export const paymentsAt = (origin: string) => molliePayments({ apiKey: 'test_standin', endpoint: `${origin}/v2` })

/** Opens the page of a payment and, unless `status` is empty, chooses what comes of it. */
export async function visitCheckout(url: string, status: string): Promise<void> {
  await fetch(url)
  if (status) await fetch(url, { method: 'POST', body: new URLSearchParams({ status }), redirect: 'manual' })
}

/**
 * Serves the stand-in for the payment provider on a free loopback port, as `npm start` does on a port of its own.
 * @returns what it knows and does, the official client that pays there, and the environment variables of a site that
 *   uses it
 */
export async function startStandIn(options: StandInOptions = {}) {
  let origin = ''
  const standIn = createStandIn(options)
  const app = standInApp(standIn, () => origin)
  const server = listen(app.fetch, { port: 0, hostname: '127.0.0.1' }, { ...clientLimits, ...patient })
  origin = `http://127.0.0.1:${await portOf(server)}`
  return {
    ...standIn,
    origin,
    provider: paymentsAt(origin),
    settings: { MOLLIE_API_KEY: 'test_standin', MOLLIE_API_ENDPOINT: `${origin}/v2` },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
