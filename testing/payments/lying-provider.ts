import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createStandIn } from '../../run/stand-in/stand-in.ts'
import { chargeBack, webhookLies } from '../../run/stand-in/stand-in-payment.ts'
import { listen } from '../../services/http/listen.ts'

/** Of so many requests, one fails before anything was done, and one is cut after everything was. */
const failAmong = 15
/** Payments that are decided between two rounds, at most: a bank that took its time, or a page that was left open. */
const mostDecided = 30
/** In one of so many rounds, a bank takes a payment back. */
const chargedBackAmong = 3

/**
 * The stand-in on a separate port, which lies at random: webhooks early, late, twice or never, answers lost, away for
 * days.
 */
export async function lyingProvider(clock: () => Date) {
  const state = { away: false, honest: false }
  let origin = ''
  const { app, payments } = createStandIn({
    origin: () => origin,
    clock,
    lies() {
      if (state.honest) return {}
      const chance = randomInt(failAmong)
      const lost = chance === 0 ? '500' : chance === 1 ? 'drop-answer' : undefined
      return { fail: state.away ? '500' : lost, webhook: webhookLies[randomInt(webhookLies.length + 1)] }
    },
  })
  /** Payments whose page somebody has opened: nobody can pay another one. */
  const opened = new Set<string>()
  const outer = new Hono<{ Bindings: HttpBindings }>()
  outer.use('/checkout/:id', async (context, next) => {
    opened.add(context.req.param('id'))
    await next()
  })
  outer.route('/', app)
  const server = listen(outer.fetch, { port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    ...{ origin, payments, state },
    /** Customers and banks decide some of what is open; `all`: every payment that a bank has. */
    async decide({ all = false } = {}) {
      const open = [...payments.values()].filter(
        ({ id, status }) => status === 'pending' || (status === 'open' && !all && opened.has(id)),
      )
      const chosen = all ? open : open.filter(() => randomInt(8) === 0).slice(0, mostDecided)
      for (const { id } of chosen) {
        const body = new URLSearchParams({ status: randomInt(5) === 0 ? 'failed' : 'paid' })
        await fetch(`${origin}/checkout/${id}`, { method: 'POST', body, redirect: 'manual' })
      }
      // No webhook reports chargebacks or their reversals.
      const paid = all ? [] : [...payments.values()].filter(({ status }) => status === 'paid')
      const taken = randomInt(chargedBackAmong) === 0 && paid[randomInt(paid.length || 1)]
      if (taken) chargeBack(taken, clock())
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
