import { randomInt, randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { cents as wholeCents } from '../../domain/money/cents.ts'
import type { Database } from '../../services/database/schema.ts'
import { readInvoices } from '../../services/invoices/read-invoices.ts'
import { cancelOrder } from '../../services/orders/change/cancel-order.ts'
import { readBalance } from '../../services/orders/charges/record-charges.ts'
import type { OrderServices } from '../../services/orders/record/order-services.ts'
import { withdrawOrder } from '../../services/orders/withdraw/withdraw-order.ts'
import type { BankFile } from '../../services/payments/bank/bank-statement.ts'
import { decideTwin } from '../../services/payments/bank/decide-twin.ts'
import { importBankFile } from '../../services/payments/bank/import-bank-file.ts'
import { listDoubtful } from '../../services/payments/bank/list-bank-lines.ts'
import { creditInvoice, issueInvoice } from '../../services/payments/invoices/issue-invoice.ts'
import { fetchNext } from '../../services/payments/online/payment-worker.ts'
import { receiveWebhook } from '../../services/payments/online/receive-webhook.ts'
import { startPayment } from '../../services/payments/online/start-payment.ts'
import type { PaymentProvider } from '../../services/payments/provider/payment-provider.ts'
import { correctCharge, recordByOffice, recordRefund } from '../../services/payments/record/record-by-office.ts'
import { isBusy } from '../is-busy.ts'
import { sampleTariff, silentServices } from '../orders/open-order-services.ts'
import { viewOf } from '../orders/place-through-draft.ts'
import { visitCheckout } from './start-stand-in.ts'
import type { UnpaidOrder } from './unpaid-orders.ts'

/** The work of one process until the clock moves on. */
export interface Round {
  /** How far the clock is ahead, in milliseconds. */
  ahead: number
  orders: readonly UnpaidOrder[]
  /** A file of the bank, which each process reads. */
  statement: BankFile
  steps: number
}

/** The office's actions, done or answered as done; and forbidden outcomes. */
export type MoneyNote =
  | { kind: 'began' | 'recorded'; entryId: string; orderId: string; cents: number }
  | { kind: 'online' | 'offline' | 'busy' }
  | { kind: 'error'; message: string }

const person = { id: 'office' }
/** Customers and colleagues who act at the same time. */
const atOnce = 3
/** At one in so many steps, a webhook comes a hundred times. */
const stormAmong = 400
/** Choices of customers at the provider; empty: they leave the page open. */
const choices = ['paid', 'paid', 'paid', 'paid', 'failed', 'canceled', 'expired', 'pending', 'pending', ''] as const
/** One in so many orders may cost more later on. In the others, what went back has to be exactly what was too much. */
export const mayRise = ({ serial }: Pick<UnpaidOrder, 'serial'>): boolean => Number(serial) % 4 === 0

interface PayersOptions {
  database: Database
  provider: PaymentProvider
  /** Where the process takes webhooks. */
  origin: string
  note: (note: MoneyNote) => void
}

/** The customers, colleagues and the worker of one process, who do at random what they can do. */
export function payers({ database, provider, origin, note }: PayersOptions) {
  let ahead = 0
  const clock = () => new Date(Date.now() + ahead)
  const settings = { orderSiteUrl: { en: origin, nl: origin } }
  const online = { database, clock, provider, settings, isLive: false, hasWebhook: true }
  const log = {
    info() {},
    warn() {},
    error(detail: { err?: unknown }) {
      complain(detail.err)
    },
  }
  const looking = { ...online, log, name: String(process.pid) }
  const silent = silentServices(database, sampleTariff('BE'), clock)
  const orders: OrderServices = { ...silent, settings: { ...silent.settings, ...settings } }

  function complain(error: unknown) {
    if (isBusy(error)) note({ kind: 'busy' })
    else note({ kind: 'error', message: error instanceof Error ? `${error.stack}` : String(error) })
  }

  /**
   * A press on the button, and what the customer then does at the provider: often pays, sometimes leaves the page open.
   */
  async function pay({ id }: UnpaidOrder) {
    const started = await startPayment(online, id)
    note({ kind: started.outcome === 'refused' ? 'offline' : 'online' })
    if (started.outcome !== 'done' || !started.checkoutUrl) return
    await visitCheckout(started.checkoutUrl, choices[randomInt(choices.length)] ?? '')
  }

  /** Someone of the office takes money, or says what is to be paid; the form is sent twice. */
  async function record(order: UnpaidOrder, kind: 'payment' | 'charge') {
    const { due } = await readBalance(database, order.id)
    const by = { person, seenDue: due, entryId: randomUUID() }
    const isMore = kind === 'charge' && mayRise(order) && randomInt(2) === 0
    const amount = kind === 'charge' ? (isMore ? 1 : -1) * (1 + randomInt(5000)) : 1 + randomInt(Math.max(due, 5000))
    const cents = wholeCents(amount)
    const entry = { entryId: by.entryId, orderId: order.id, cents }
    if (kind === 'payment') note({ kind: 'began', ...entry })
    const press = () =>
      kind === 'payment'
        ? recordByOffice(database, order.id, { method: 'cash', cents, receipt: '1' }, by, clock())
        : correctCharge(database, order.id, { cents, reason: 'proof', isLateCost: randomInt(4) === 0 }, by, clock())
    const outcomes = await Promise.all([press(), press()])
    if (kind === 'payment' && outcomes.some(({ outcome }) => outcome === 'done')) note({ kind: 'recorded', ...entry })
  }

  /** Refunds that the office has to transfer: they cannot go back the way they came, or the provider has refused. */
  const refundsOfOffice = () =>
    database
      .selectFrom('refund')
      .select('id')
      .where((eb) => eb.or([eb('state', '=', 'failed'), eb('state', '=', 'asked').and('paymentId', 'is', null)]))

  /** The office transfers something, and presses the button twice. */
  async function giveBack() {
    const refunds = await refundsOfOffice().limit(5).execute()
    const refund = refunds[randomInt(refunds.length + 1)]
    if (refund) await Promise.all([1, 2].map(() => recordRefund(database, refund.id, 'transfer', person, clock())))
  }

  /**
   * A customer who has paid asks for the invoice in two tabs; now and then the office takes it back, so that another
   * one follows.
   */
  async function invoice(all: readonly UnpaidOrder[]) {
    const ids = all.map(({ id }) => id)
    const paid = await database.selectFrom('payment').select('orderId').where('orderId', 'in', ids).execute()
    const id = paid[randomInt(paid.length || 1)]?.orderId
    if (id === undefined) return
    const issue = () => issueInvoice(database, id, { payee: undefined }, clock())
    await Promise.all([issue(), issue()])
    const last = (await readInvoices(database, id)).inForce.at(-1)
    if (!last || randomInt(3) > 0) return
    const credit = { number: last.document.number, reason: 'proof', person }
    await Promise.all([1, 2].map(() => creditInvoice(database, id, credit, clock())))
  }

  /** This bank gives each line its own reference, so two lines are never one. */
  async function tellApart() {
    const next = async () => (await listDoubtful(database))[0]
    for (let doubt = await next(); doubt; doubt = await next()) {
      const { line, twinId } = doubt
      await decideTwin(database, { bookingId: line.bookingId, twinId, isSame: false }, person, clock())
    }
  }

  /** Sends one webhook a hundred times, among forged ones and other noise of the internet. */
  async function storm({ id }: UnpaidOrder) {
    const attempts = database.selectFrom('paymentAttempt').select('providerId').where('orderId', '=', id)
    const ids = (await attempts.execute()).flatMap(({ providerId }) => providerId ?? [])
    for (let call = 0; call < 100; call += 1)
      await receiveWebhook(database, ids[call % (ids.length + 1)] ?? `tr_${randomInt(20)}`, clock())
  }

  async function step({ orders: all, statement }: Round) {
    const order = all[randomInt(all.length)]
    if (!order) return
    if (randomInt(stormAmong) === 0) await storm(order)
    const chance = randomInt(100)
    if (chance < 40) await pay(order)
    else if (chance < 51) await Promise.all([pay(order), pay(order)])
    else if (chance < 63) await importBankFile(database, statement, person, clock())
    else if (chance < 64) await tellApart()
    else if (chance < 70) await record(order, 'payment')
    else if (chance < 76) await record(order, 'charge')
    else if (chance < 82) await cancelOrder(orders, order.id, undefined)
    else if (chance < 85) await withdrawOrder(orders, await viewOf(orders, order))
    else if (chance < 93) await invoice(all)
    else await giveBack()
  }

  const attempted = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      complain(error)
    }
    // SQLite answers at once: without a turn of the event loop, nothing else would be heard.
    await turn()
  }

  return {
    webhook: (id: string) => attempted(() => receiveWebhook(database, id, clock())),
    async play(round: Round): Promise<void> {
      ahead = round.ahead
      let left = round.steps
      let acting = atOnce
      let stepped = Promise.withResolvers<void>()
      const endStep = () => {
        stepped.resolve()
        stepped = Promise.withResolvers()
      }
      const actor = async () => {
        for (; left > 0; left -= 1) {
          await attempted(() => step(round))
          endStep()
        }
        acting -= 1
        endStep()
      }
      // A worker with nothing to look at waits until something has happened.
      const worker = async () => {
        while (acting > 0)
          await attempted(async () => (await fetchNext(looking)) || (acting > 0 && (await stepped.promise)))
      }
      await Promise.all([...Array.from({ length: atOnce }, actor), worker()])
    },
    /** The office says of all lines that may be the same that they are not. */
    tellApart,
    /** The office transfers all that is left for it. */
    async giveAllBack(): Promise<void> {
      for (const { id } of await refundsOfOffice().execute())
        await recordRefund(database, id, 'transfer', person, clock())
    },
    /** Looks at all that is due. */
    async drain(now: number): Promise<void> {
      ahead = now
      while (await fetchNext(looking));
    },
  }
}
