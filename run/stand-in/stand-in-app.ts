import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { checkoutPage } from './checkout-page.ts'
import { type StandIn, wantedPayment, wantedRefund } from './stand-in.ts'
import { chargebacksOf, checkoutOutcomes, liesIn, paymentJson, refundJson, refundsOf } from './stand-in-payment.ts'

const largestBody = 64 * 1024

/**
 * Serves a stand-in by the part of Mollie's API (version 2) that the official client uses, and a page to pay on.
 * @param origin where it is reached, for the addresses that it gives out; asked for each answer, because a port may be
 *   any that was free
 */
export function standInApp(standIn: StandIn, origin: () => string) {
  const app: StandInApp = new Hono()
  addPayments(app, standIn, origin)
  addCheckout(app, standIn)
  return app.get('/', (context) => context.text('A stand-in for the payment provider: no money moves.\n'))
}

type StandInApp = Hono<{ Bindings: Partial<HttpBindings> }>

/** What the official client asks. */
function addPayments(app: StandInApp, standIn: StandIn, origin: () => string): void {
  const keyOf = ({ req }: Context) => req.header('idempotency-key') ?? crypto.randomUUID()
  const liesTo = ({ req }: Context) => ({ ...standIn.lies(), ...liesIn(req.raw) })

  app.use('/v2/*', bodyLimit({ maxSize: largestBody }), async (context, next) => {
    const { fail } = liesTo(context)
    // The client tries three times, without a pause here.
    if (fail === '500') return refusal(500, 'Internal Server Error', 'The stand-in was asked to fail.')
    if (!/^Bearer test_\w+$/.test(context.req.header('authorization') ?? ''))
      return refusal(401, 'Unauthorized Request', 'The stand-in takes any key that begins with test_.')
    await next()
    if (fail === 'drop-answer') context.env.incoming?.socket.destroy()
    return undefined
  })

  app.post('/v2/payments', async (context) => {
    const wanted = v.safeParse(wantedPayment, await context.req.json().catch(() => undefined))
    if (!wanted.success) return unprocessable(wanted.issues)
    return hal(201, paymentJson(await standIn.create(wanted.output, keyOf(context), liesTo(context)), origin()))
  })

  app.get('/v2/payments/:id', (context) => {
    const payment = standIn.find(context.req.param('id'))
    return payment ? hal(200, paymentJson(payment, origin(), context.req.query('embed'), standIn.lies())) : unknown()
  })

  app.on('GET', ['/v2/:list{chargebacks|refunds}', '/v2/payments/:id/:list{refunds}'], (context) => {
    const list = context.req.param('list') ?? ''
    const only = context.req.param('id')
    const payments = [...standIn.payments.values()].filter(({ id }) => only === undefined || id === only)
    const all = payments.flatMap((payment): { createdAt: string }[] =>
      list === 'refunds' ? refundsOf(payment, origin(), standIn.lies()) : chargebacksOf(payment, origin()),
    )
    const newest = all.sort((one, other) => other.createdAt.localeCompare(one.createdAt)).slice(0, 250)
    const self = { href: `${origin()}${context.req.path}`, type: 'application/hal+json' }
    const _links = { self, previous: null, next: null }
    return hal(200, { count: newest.length, _embedded: { [list]: newest }, _links })
  })

  app.post('/v2/payments/:id/refunds', async (context) => {
    const payment = standIn.find(context.req.param('id'))
    if (!payment) return unknown()
    const wanted = v.safeParse(wantedRefund, await context.req.json().catch(() => undefined))
    if (!wanted.success) return unprocessable(wanted.issues)
    if (payment.status !== 'paid') return refusal(409, 'Conflict', 'The payment is not paid.')
    const refund = standIn.refund(payment, wanted.output, keyOf(context))
    if (!refund) return refusal(422, 'Unprocessable Entity', 'The amount is higher than the maximum.', 'amount')
    return hal(201, refundJson(refund, payment.id, origin()))
  })
}

/** The page where customers pay. */
function addCheckout(app: StandInApp, standIn: StandIn): void {
  app.get('/checkout/:id', (context) => {
    const payment = standIn.find(context.req.param('id'))
    if (!payment) return context.text('No such payment\n', 404)
    payment.isOpened = true
    return context.html(checkoutPage(payment))
  })

  app.post('/checkout/:id', async (context) => {
    const payment = standIn.find(context.req.param('id'))
    if (!payment) return context.text('No such payment\n', 404)
    const { id, status, redirectUrl } = payment
    const asked = (await context.req.parseBody()).status
    if (asked === 'chargeBack' && status === 'paid') {
      await standIn.chargeBack(id, true)
      return context.redirect(`/checkout/${id}`, 303)
    }
    const outcome = checkoutOutcomes.find((known) => known === asked)
    if (!outcome) return context.text('No such outcome\n', 400)
    if (status !== 'open' && status !== 'pending') return context.text(`The payment is ${status}.\n`, 409)
    await standIn.finish(id, outcome)
    return context.redirect(redirectUrl, 303)
  })
}

const hal = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/hal+json' } })

/** An error in Mollie's format. */
const refusal = (status: number, title: string, detail: string, field?: string) =>
  new Response(JSON.stringify({ status, title, detail, ...(field && { field }), _links: {} }), {
    status,
    headers: { 'Content-Type': 'application/hal+json', ...(status === 500 && { 'Retry-After': '0' }) },
  })

const unknown = () => refusal(404, 'Not Found', 'No payment exists with this id.')

function unprocessable([issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) {
  return refusal(422, 'Unprocessable Entity', issue.message, v.getDotPath(issue) ?? undefined)
}
