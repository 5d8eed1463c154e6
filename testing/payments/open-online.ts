import { language } from '#copy/language.ts'
import { countryOf } from '../../domain/language.ts'
import { readBalance } from '../../services/orders/charges/record-charges.ts'
import { lookOnce } from '../../services/payments/online/payment-worker.ts'
import { startPayment } from '../../services/payments/online/start-payment.ts'
import { type Engine, freshDatabase } from '../database/engines.ts'
import { orderServices, sampleTariff } from '../orders/open-order-services.ts'
import { placedOrder } from '../orders/place-through-draft.ts'
import { fakeProvider } from './fake-provider.ts'

/** An order that can be paid online at a provider in memory, with a worker and a clock that the test moves. */
export async function openOnline(engine: Engine) {
  const services = await orderServices(await freshDatabase(engine), sampleTariff(countryOf(language)))
  const { order } = await placedOrder(services)
  const { database, time, clock, settings, log } = services
  const provider = fakeProvider(clock)
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
  /** Looks at everything that is due. */
  async function drain() {
    while (await lookOnce(worker));
  }
  const attempts = () => database.selectFrom('paymentAttempt').selectAll().orderBy('createdAt').execute()
  const pay = (different = {}) => startPayment({ ...online, ...different }, order.id)
  const balance = () => readBalance(database, order.id)
  return { database, order, provider, pass, drain, attempts, pay, balance, clock, said, look: () => lookOnce(worker) }
}
