import { expect, onTestFinished, test } from 'vitest'
import { paid as words } from '#copy/order/paid.ts'
import { payment as payWords } from '#copy/order/payment.ts'
import { fill } from '../../copy/fill.ts'
import { money } from '../../copy/format/format-work.ts'
import type { StandInLies } from '../../run/stand-in/stand-in-payment.ts'
import { fetchNext } from '../../services/payments/online/payment-worker.ts'
import { openOrdering } from '../../testing/ordering/open-ordering.ts'
import { placedOrder } from '../../testing/orders/place-through-draft.ts'
import { startStandIn } from '../../testing/payments/start-stand-in.ts'

async function openPaying() {
  const lies: StandInLies = { webhook: 'none' }
  const standIn = await startStandIn({ lies: () => lies })
  onTestFinished(() => standIn.stop())
  const { origin } = standIn
  const ordering = await openOrdering(standIn.settings)
  const { orders, onlinePayments, log } = ordering.services
  if (!orders || !onlinePayments) throw new Error('no orders')
  const { order, key } = await placedOrder(orders)
  const path = `/order/${order.number}/${key.secret}`
  const pay = () => ordering.post(`${path}/pay`, { method: 'online' })
  const look = () => fetchNext({ ...onlinePayments, log, name: 'test' })
  return { ...ordering, standIn, lies, origin, order, path, pay, look }
}

const textOf = async (response: Response) => (await response.text()).replaceAll('&#x27;', '’')

test('paying leads to the provider, and the return page says what is known and refreshes itself', async () => {
  const { request, pay, standIn, origin, order, path, look, services, setTime } = await openPaying()
  const pressed = await pay()
  expect(pressed.status).toBe(303)
  expect(pressed.headers.get('location')).toMatch(new RegExp(`^${origin}/checkout/tr_`))
  const [payment] = standIn.payments.values()
  expect(payment).toMatchObject({ webhookUrl: expect.stringMatching(/\/api\/payments\/mollie$/) })
  const back = new URL(payment?.redirectUrl ?? '')
  expect(back.pathname).toBe(`${path}/paid`)

  const before = await request(back.pathname + back.search)
  expect(before.headers.get('refresh')).toBe(`3; url=${back.pathname}${back.search}&look=2`)
  const checking = await textOf(before)
  expect(checking).toContain(words.states.checking)
  expect(checking, 'what was just paid is not asked for').not.toContain(words.due.split('{')[0])
  const last = await request(`${back.pathname}${back.search}&look=10`)
  expect(last.headers.get('refresh')).toBeNull()
  expect(await textOf(last)).toContain(words.states.waiting)

  await standIn.finish(payment?.id ?? '', 'pending')
  setTime(new Date(services.clock().getTime() + 6000).toISOString())
  expect(await look()).toBe(true)
  const undecided = await request(`${back.pathname}${back.search}&look=10`)
  expect(await textOf(undecided)).toContain(words.states.pending)
  const amount = money(order.priceCents)
  for (const page of [path, `${path}/pay`]) {
    const text = await textOf(await request(page))
    expect(text, page).toContain(fill(payWords.standings.pending, { amount }))
    for (const asked of ['name="method"', payWords.transfer.title]) expect(text, page).not.toContain(asked)
  }
  setTime(new Date(services.clock().getTime() + 3_600_000).toISOString())
  expect((await pay()).headers.get('location'), 'not begun again as long as the bank decides').toBe(
    back.pathname + back.search,
  )

  await standIn.finish(payment?.id ?? '', 'paid')
  const webhook = await request('/api/payments/mollie', {
    method: 'POST',
    body: new URLSearchParams({ id: payment?.id ?? '' }),
  })
  expect([webhook.status, await webhook.text()]).toEqual([200, ''])
  expect(await services.database.selectFrom('payment').selectAll().execute(), 'the webhook decides nothing').toEqual([])
  expect(await look()).toBe(true)
  const after = await request(back.pathname + back.search)
  expect(await textOf(after)).toContain(words.states.paid)
  expect(await services.database.selectFrom('payment').select('cents').execute()).toEqual([{ cents: order.priceCents }])
  expect((await pay()).status).toBe(409)
})

test('the page says when the provider is away, with the transfer; the webhook answers anyone with nothing', async () => {
  const { request, pay, lies, path, services } = await openPaying()
  lies.fail = '500'
  const away = await pay()
  expect(away.status).toBe(503)
  const text = await textOf(away)
  expect(text).toContain(words.away.title)
  expect(text).toContain(`href="${path}/pay"`)
  for (const body of ['id=tr_forged', 'id=<script>', '', `id=tr_${'x'.repeat(5000)}`, 'x'.repeat(100_000)]) {
    const answer = await request('/api/payments/mollie', { method: 'POST', body })
    expect([answer.status, await answer.text()], body.slice(0, 20)).toEqual([200, ''])
  }
  expect((await request('/api/payments/mollie')).status).toBe(405)
  const waiting = services.database.selectFrom('paymentFetch').select('subject').where('kind', '=', 'webhook')
  expect(await waiting.execute()).toEqual([{ subject: 'tr_forged' }])
})
