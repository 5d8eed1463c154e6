import { randomInt } from 'node:crypto'
import { ProviderAway, ProviderRefusal } from '../../services/payments/provider/payment-provider.ts'
import { fakeProvider } from './fake-provider.ts'
import { type LyingProvider, randomLies, type VisitedProvider } from './lying-provider.ts'

/** A question of a process to the provider in the process that started it. */
export interface ProviderCall {
  call: number
  method: keyof VisitedProvider
  values: unknown[]
}

/** Its answer. */
export interface ProviderAnswer {
  call: number
  result?: unknown
  failure?: 'away' | 'refusal'
}

/** How long an open payment can be paid, and how late a late webhook is, in milliseconds. */
const openFor = 15 * 60_000
const lateness = 5000

/**
 * A provider in this process, which lies at random as the stand-in does: without HTTP, far more schedules fit into an
 * hour.
 * @param webhook called as the provider calls a webhook, whose answer does not matter
 */
export function lyingMemory(clock: () => Date, webhook: (url: string, id: string) => void): LyingProvider {
  const state = { away: false, honest: false }
  const fake = fakeProvider(clock)
  const opened = new Set<string>()
  const hooks = new Map<string, { url: string; lie: string | undefined }>()

  /** Lies about one call; what the provider does with it, it does at once. */
  async function lying<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const { fail } = randomLies(state)
    fake.fail = fail && (fail === '500' ? 'away' : 'lost')
    const answer = ask()
    fake.fail = undefined
    return await answer
  }

  function callWebhook(id: string) {
    const { url, lie } = hooks.get(id) ?? { url: '', lie: 'none' }
    const call = () => webhook(url, id)
    if (lie === 'late') setTimeout(call, lateness).unref()
    else for (let calls = lie === 'none' ? 0 : lie === 'twice' ? 2 : 1; calls > 0; calls -= 1) call()
  }

  function finish(id: string, status: Parameters<VisitedProvider['visit']>[1]) {
    if (!status) return
    fake.finish(id, status)
    if (status !== 'pending') callWebhook(id)
  }

  const provider: VisitedProvider = {
    createPayment: (wanted) =>
      lying(() => {
        const made = fake.payments.size
        const answer = fake.createPayment(wanted)
        const id = made < fake.payments.size ? [...fake.payments.keys()].at(-1) : undefined
        const lie = randomLies(state).webhook
        if (id && wanted.webhookUrl) hooks.set(id, { url: wanted.webhookUrl, lie })
        if (id && lie === 'before-answer') callWebhook(id)
        return answer
      }),
    readPayment: (id) =>
      lying(() => {
        const payment = fake.payments.get(id)
        if (payment?.status === 'open' && clock().getTime() - payment.at.getTime() > openFor) fake.finish(id, 'expired')
        return fake.readPayment(id)
      }),
    createRefund: (wanted) => lying(() => fake.createRefund(wanted)),
    newestReturns: () => lying(() => fake.newestReturns()),
    async visit(checkoutUrl, status) {
      const id = checkoutUrl.slice(checkoutUrl.lastIndexOf('/') + 1)
      opened.add(id)
      finish(id, status)
    },
  }
  return {
    ...{ origin: undefined, state, provider },
    *statuses() {
      for (const [id, { status }] of fake.payments) yield { id, status }
    },
    isOpened: (id) => opened.has(id),
    async finish(id, status) {
      finish(id, status)
    },
    chargeBack: (id) => fake.chargeBack(id),
    refundElsewhere: (id, cents) => fake.refundElsewhere(id, cents),
    made: () =>
      [...fake.payments].map(([id, { status, cents, attemptId, refunds, chargebacks }]) => ({
        ...{ id, status, cents, attemptId },
        refunds: refunds.map(({ providerId, refundId, cents }) => ({ id: providerId, refundId, cents })),
        chargebacks: chargebacks.map(({ providerId, cents, isReversed }) => ({ id: providerId, cents, isReversed })),
      })),
    close() {},
  }
}

/** Answers a question of another process. */
export async function answerCall(
  provider: VisitedProvider,
  { call, method, values }: ProviderCall,
): Promise<ProviderAnswer> {
  try {
    const ask = provider[method] as (...values: unknown[]) => Promise<unknown>
    return { call, result: await ask(...values) }
  } catch (error) {
    if (error instanceof ProviderAway) return { call, failure: 'away' }
    if (error instanceof ProviderRefusal) return { call, failure: 'refusal' }
    throw error
  }
}

/**
 * The provider of the process that started this one.
 * @param send sends it a question
 * @returns the provider, and what takes its answers
 */
export function providerByMessage(send: (call: ProviderCall) => void) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const ask =
    <Method extends keyof VisitedProvider>(method: Method) =>
    (...values: unknown[]) => {
      const call = randomInt(2 ** 40)
      const answer = Promise.withResolvers<unknown>()
      waiting.set(call, answer)
      send({ call, method, values })
      return answer.promise as ReturnType<VisitedProvider[Method]>
    }
  const provider: VisitedProvider = {
    ...{ createPayment: ask('createPayment'), readPayment: ask('readPayment'), visit: ask('visit') },
    ...{ createRefund: ask('createRefund'), newestReturns: ask('newestReturns') },
  }
  const take = ({ call, result, failure }: ProviderAnswer) => {
    const answer = waiting.get(call)
    waiting.delete(call)
    if (failure === 'away') answer?.reject(new ProviderAway(failure))
    else if (failure) answer?.reject(new ProviderRefusal(failure))
    else answer?.resolve(result)
  }
  return { provider, take }
}
