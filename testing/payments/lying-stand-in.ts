import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createStandIn } from '../../run/stand-in/stand-in.ts'
import { centsOf, chargeBack, refundInDashboard } from '../../run/stand-in/stand-in-payment.ts'
import { clientLimits, listen } from '../../services/http/listen.ts'
import { molliePayments } from '../../services/payments/provider/mollie.ts'
import { type LyingProvider, randomLies, type VisitedProvider } from './lying-provider.ts'

/** The stand-in at an address, as its official client pays there. */
export const visitedStandIn = (origin: string): VisitedProvider => ({
  ...molliePayments({ apiKey: 'test_proof', endpoint: `${origin}/v2` }),
  async visit(checkoutUrl, status) {
    await fetch(checkoutUrl)
    if (status) await choose(checkoutUrl, status)
  },
})

async function choose(checkoutUrl: string, status: string) {
  await fetch(checkoutUrl, { method: 'POST', body: new URLSearchParams({ status }), redirect: 'manual' })
}

/** On a busy machine, a connection that is closed while it is used would be an error of the proof, in milliseconds. */
const patient = { headers: 600_000, request: 600_000, idle: 600_000, silence: 600_000 }

/** The stand-in on a free port, which lies at random. */
export async function lyingStandIn(clock: () => Date): Promise<LyingProvider> {
  const state = { away: false, honest: false }
  let origin = ''
  const { app, payments } = createStandIn({ origin: () => origin, clock, lies: () => randomLies(state) })
  const opened = new Set<string>()
  const outer = new Hono<{ Bindings: HttpBindings }>()
  outer.use('/checkout/:id', async (context, next) => {
    opened.add(context.req.param('id'))
    await next()
  })
  outer.route('/', app)
  const server = listen(outer.fetch, { port: 0, hostname: '127.0.0.1' }, { ...clientLimits, ...patient })
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    ...{ origin, state, provider: visitedStandIn(origin) },
    statuses: () => payments.values(),
    isOpened: (id) => opened.has(id),
    finish: (id, status) => choose(`${origin}/checkout/${id}`, status),
    chargeBack(id) {
      const payment = payments.get(id)
      if (payment) chargeBack(payment, clock())
    },
    refundElsewhere(id, cents) {
      const payment = payments.get(id)
      if (payment) refundInDashboard(payment, cents, clock())
    },
    made: () =>
      [...payments.values()].map(({ id, status, amount, metadata, refunds, chargebacks }) => ({
        ...{ id, status, cents: centsOf(amount), attemptId: (metadata as { attempt: string }).attempt },
        refunds: refunds.map((refund) => ({
          ...{ id: refund.id, cents: centsOf(refund.amount) },
          refundId: (refund.metadata as { refund: string } | undefined)?.refund,
        })),
        chargebacks: chargebacks.map((taken) => ({
          ...{ id: taken.id, cents: centsOf(taken.amount), isReversed: taken.reversedAt !== undefined },
        })),
      })),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
