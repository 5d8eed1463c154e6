import { onTestFinished } from 'vitest'
import { centsOf, type StandInLies } from '../../run/stand-in/stand-in-payment.ts'
import { readBalance } from '../../services/orders/charges/record-charges.ts'
import { fetchNext } from '../../services/payments/online/payment-worker.ts'
import { startPayment } from '../../services/payments/online/start-payment.ts'
import type { Engine } from '../database/engines.ts'
import { openOrders } from '../orders/open-orders.ts'
import { placedOrder } from '../orders/place-through-draft.ts'
import { startStandIn } from './start-stand-in.ts'

/** An order that can be paid online at the stand-in, with a worker and a clock that the test moves. */
export async function openOnline(engine: Engine) {
  const services = await openOrders(engine)
  const { order } = await placedOrder(services)
  const { database, time, clock, settings, log } = services
  const lies: StandInLies = { webhook: 'none' }
  const standIn = await startStandIn({ clock, lies: () => lies })
  onTestFinished(() => standIn.stop())
  const { provider } = standIn
  const online = { database, clock, settings, provider, isLive: false, hasWebhook: true }
  const said: unknown[] = []
  const worker = {
    ...online,
    log: { ...log, warn() {}, error: log.error.bind(log), info: (...line: unknown[]) => void said.push(line) },
    name: 'worker',
  }
  const pass = (minutes: number) => {
    time.now = new Date(time.now.getTime() + minutes * 60_000)
  }
  /** Fetches everything that is due. */
  async function drain() {
    while (await fetchNext(worker));
  }
  const attempts = () => database.selectFrom('paymentAttempt').selectAll().orderBy('createdAt').execute()
  const pay = (different = {}) => startPayment({ ...online, ...different }, order.id)
  const balance = () => readBalance(database, order.id)
  /** Cents that went back at the provider in all. */
  const refunded = () =>
    [...standIn.payments.values()]
      .flatMap(({ refunds }) => refunds)
      .reduce((sum, { amount }) => sum + centsOf(amount), 0)
  /** Pays the order online, to the end. @returns the provider's id of the payment */
  async function paid() {
    await pay()
    const providerId = (await attempts()).at(-1)?.providerId ?? ''
    await standIn.finish(providerId, 'paid')
    pass(1)
    await drain()
    return providerId
  }
  return {
    database,
    order,
    provider,
    standIn,
    lies,
    pass,
    drain,
    attempts,
    pay,
    paid,
    refunded,
    balance,
    clock,
    said,
    fetchOne: () => fetchNext(worker),
  }
}
