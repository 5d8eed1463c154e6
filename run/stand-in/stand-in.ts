import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { callWebhook } from './call-webhook.ts'
import { checkoutPage } from './checkout-page.ts'
import {
  centsOf,
  chargeBack,
  chargebacksOf,
  checkoutOutcomes,
  expireIfDue,
  type FailLie,
  failLies,
  newId,
  paymentJson,
  refundable,
  refundJson,
  refundsOf,
  type StandInPayment,
  type WebhookLie,
  webhookLies,
} from './stand-in-payment.ts'

/** The differences between `npm start` and tests. */
export interface StandInOptions {
  /**
   * Where it stands, for the addresses that it gives out; asked for each answer, because a port may be any that was
   * free.
   */
  origin: () => string
  clock?: () => Date
  /**
   * Lies of a request that has no headers of its own: a test reaches the stand-in through the official client, which
   * sends none.
   */
  lies?: () => { webhook?: WebhookLie | undefined; fail?: FailLie | undefined }
}

/** How many payments it remembers. */
const mostPayments = 100_000
/** How long an idempotency key brings the first answer back, in milliseconds, as at Mollie. */
const keyLife = 3_600_000
const largestBody = 64 * 1024

const amount = v.object({ currency: v.literal('EUR'), value: v.pipe(v.string(), v.regex(/^\d{1,9}\.\d{2}$/)) })
const wantedPayment = v.object({
  amount,
  description: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  redirectUrl: v.pipe(v.string(), v.url()),
  cancelUrl: v.optional(v.pipe(v.string(), v.url())),
  webhookUrl: v.optional(v.pipe(v.string(), v.url())),
  metadata: v.optional(v.unknown()),
})
const wantedRefund = v.object({
  amount,
  description: v.optional(v.string(), ''),
  metadata: v.optional(v.unknown()),
})

type StandInContext = Context<{ Bindings: Partial<HttpBindings> }>

/**
 * A stand-in for the payment provider, which speaks Mollie's API (version 2) as the official client uses it and lies on
 * request: `Stand-In-Webhook: none|late|twice|before-answer` and `Stand-In-Fail: 500|drop-answer`. It keeps everything
 * in memory.
 */
export function createStandIn({ origin, clock = () => new Date(), lies = () => ({}) }: StandInOptions) {
  const payments = new Map<string, StandInPayment>()
  const keys = new Map<string, { id: string; at: Date }>()
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>()

  function find(id: string): StandInPayment | undefined {
    const payment = payments.get(id)
    if (payment) expireIfDue(payment, clock())
    return payment
  }

  /** The first answer to a recently used idempotency key. */
  function idOfKey(context: StandInContext): string | undefined {
    const used = keys.get(context.req.header('idempotency-key') ?? '')
    return used && clock().getTime() - used.at.getTime() < keyLife ? used.id : undefined
  }

  function remember(context: StandInContext, id: string) {
    const key = context.req.header('idempotency-key')
    if (key) keys.set(key, { id, at: clock() })
    for (const map of [payments, keys]) {
      const [oldest] = map.size > mostPayments ? map.keys() : []
      if (oldest) map.delete(oldest)
    }
  }

  const failing: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = async (context, next) => {
    const asked = context.req.header('stand-in-fail') ?? lies().fail
    const fail = failLies.find((lie) => lie === asked)
    // The client tries three times, without a pause here.
    if (fail === '500') return refusal(500, 'Internal Server Error', 'The stand-in was asked to fail.')
    await next()
    if (fail === 'drop-answer') context.env.incoming?.socket.destroy()
  }
  app.use('/v2/*', failing, bodyLimit({ maxSize: largestBody }), async (context, next) => {
    if (/^Bearer test_\w+$/.test(context.req.header('authorization') ?? '')) return await next()
    return refusal(401, 'Unauthorized Request', 'The stand-in takes any key that begins with test_.')
  })

  app.post('/v2/payments', async (context) => {
    const before = find(idOfKey(context) ?? '')
    if (before) return hal(201, paymentJson(before, origin()))
    const wanted = v.safeParse(wantedPayment, await context.req.json().catch(() => undefined))
    if (!wanted.success) return unprocessable(wanted.issues)
    const asked = context.req.header('stand-in-webhook') ?? lies().webhook
    const now = clock()
    const payment: StandInPayment = {
      ...wanted.output,
      cancelUrl: wanted.output.cancelUrl,
      webhookUrl: wanted.output.webhookUrl,
      metadata: wanted.output.metadata,
      id: newId('tr'),
      status: 'open',
      webhook: webhookLies.find((lie) => lie === asked),
      createdAt: now,
      changedAt: now,
      refunds: [],
      chargebacks: [],
    }
    payments.set(payment.id, payment)
    remember(context, payment.id)
    if (payment.webhook === 'before-answer') await callWebhook(payment)
    return hal(201, paymentJson(payment, origin()))
  })

  app.get('/v2/payments/:id', (context) => {
    const payment = find(context.req.param('id'))
    return payment ? hal(200, paymentJson(payment, origin(), context.req.query('embed'))) : unknown()
  })

  app.get('/v2/:list{chargebacks|refunds}', (context) => {
    const list = context.req.param('list') === 'refunds' ? 'refunds' : 'chargebacks'
    const all = [...payments.values()].flatMap((payment): { createdAt: string }[] =>
      list === 'refunds' ? refundsOf(payment, origin()) : chargebacksOf(payment, origin()),
    )
    const newest = all.sort((one, other) => other.createdAt.localeCompare(one.createdAt)).slice(0, 250)
    return page(list, newest, `${origin()}/v2/${list}`)
  })

  app.post('/v2/payments/:id/refunds', async (context) => {
    const payment = find(context.req.param('id'))
    if (!payment) return unknown()
    const usedFor = idOfKey(context)
    const before = payment.refunds.find(({ id }) => id === usedFor)
    if (before) return hal(201, refundJson(before, payment.id, origin()))
    const wanted = v.safeParse(wantedRefund, await context.req.json().catch(() => undefined))
    if (!wanted.success) return unprocessable(wanted.issues)
    if (payment.status !== 'paid') return refusal(409, 'Conflict', 'The payment is not paid.')
    if (centsOf(wanted.output.amount) > refundable(payment)) {
      return refusal(422, 'Unprocessable Entity', 'The amount is higher than the maximum.', 'amount')
    }
    const { metadata, ...facts } = wanted.output
    const refund = { ...facts, metadata, id: newId('re'), status: 'pending' as const, createdAt: clock() }
    payment.refunds.push(refund)
    remember(context, refund.id)
    // A refund made in the dashboard has no metadata of ours, and calls the webhook too.
    if (metadata === undefined) void callWebhook(payment)
    return hal(201, refundJson(refund, payment.id, origin()))
  })

  app.get('/v2/payments/:id/refunds', (context) => {
    const payment = find(context.req.param('id'))
    if (!payment) return unknown()
    return page('refunds', refundsOf(payment, origin()), `${origin()}/v2/payments/${payment.id}/refunds`)
  })

  app.get('/v2/payments/:id/refunds/:refund', (context) => {
    const payment = find(context.req.param('id'))
    const refund = payment && refundsOf(payment, origin()).find(({ id }) => id === context.req.param('refund'))
    return refund ? hal(200, refund) : unknown()
  })

  app.get('/checkout/:id', (context) => {
    const payment = find(context.req.param('id'))
    return payment ? context.html(checkoutPage(payment)) : context.text('No such payment\n', 404)
  })

  app.post('/checkout/:id', async (context) => {
    const payment = find(context.req.param('id'))
    if (!payment) return context.text('No such payment\n', 404)
    const asked = (await context.req.parseBody()).status
    const outcome = checkoutOutcomes.find((known) => known === asked)
    if (asked === 'chargeBack' && payment.status === 'paid') {
      chargeBack(payment, clock())
      const called = callWebhook(payment)
      if (payment.webhook === 'before-answer') await called
      return context.redirect(`/checkout/${payment.id}`, 303)
    }
    if (!outcome) return context.text('No such outcome\n', 400)
    if (payment.status !== 'open' && payment.status !== 'pending') {
      return context.text(`The payment is ${payment.status}.\n`, 409)
    }
    await finish(payment, outcome)
    return context.redirect(outcome === 'canceled' && payment.cancelUrl ? payment.cancelUrl : payment.redirectUrl, 303)
  })

  /** Actions of a customer or a bank on a payment. */
  async function finish(payment: StandInPayment, outcome: (typeof checkoutOutcomes)[number]) {
    payment.status = outcome
    payment.changedAt = clock()
    // Mollie is silent about pending payments.
    if (outcome === 'pending') return
    const called = callWebhook(payment)
    if (payment.webhook === 'before-answer') await called
  }

  app.get('/', (context) => context.text('A stand-in for the payment provider: no money moves.\n'))
  return { app, payments, finish }
}

/** The only page of a list. */
function page(name: string, entries: readonly unknown[], href: string) {
  const _links = { self: { href, type: 'application/hal+json' }, previous: null, next: null }
  return hal(200, { count: entries.length, _embedded: { [name]: entries }, _links })
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
