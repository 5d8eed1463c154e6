import { describe, expect, test } from 'vitest'
import type { WithdrawalStatement } from '../../../domain/orders/withdrawal-form.ts'
import { engines } from '../../../testing/database/engines.ts'
import { openOrders } from '../../../testing/orders/open-orders.ts'
import { placedOrder, viewOf } from '../../../testing/orders/place-through-draft.ts'
import { advanceOrder } from '../advance/advance-order.ts'
import { cancelOrder } from '../change/cancel-order.ts'
import type { OrderServices } from '../record/order-services.ts'
import { receiveWithdrawal, withdrawOrder } from './withdraw-order.ts'

const day = 86_400_000

const statement = (number: string, email = 'ada@visitor.example') => ({
  name: 'Ada Lovelace',
  email,
  contract: `Order ${number}, Meir 1`,
})

const mails = ({ database }: OrderServices) =>
  database
    .selectFrom('mail')
    .select(['purpose', 'orderId', 'content'])
    .where('content', 'like', '%withdrawal%')
    .execute()

describe.each(engines)('%s', (engine) => {
  test('a statement with number and address ends the contract, and is stored word for word and acknowledged', async () => {
    const services = await openOrders(engine)
    const { order, key } = await placedOrder(services)
    const answer = await receiveWithdrawal(services, statement(order.number.toLowerCase()), 'me')
    expect(answer).toMatchObject({ outcome: 'done', withdrawal: 'inTime', receivedAt: services.time.now })
    expect(await viewOf(services, key)).toMatchObject({
      order: { state: 'withdrawn', owedCents: 0, sequence: 1 },
      transitions: [],
      withdrawal: { outcome: 'ended' },
    })
    const [stored] = await services.database.selectFrom('withdrawal').selectAll().execute()
    expect(stored).toMatchObject({
      ...statement(order.number.toLowerCase()),
      orderId: order.id,
      receivedAt: services.time.now.toISOString(),
    })
    expect((await mails(services)).map(({ purpose }) => purpose).sort()).toEqual(['officeOrder', 'withdrawalReceipt'])
    expect(await services.database.selectFrom('claim').selectAll().execute()).toEqual([])
  })

  test('a repeated statement is acknowledged once; a day later it is a new one', async () => {
    const services = await openOrders(engine)
    const { order } = await placedOrder(services)
    const send = () => receiveWithdrawal(services, statement(order.number), crypto.randomUUID())
    const [first, ...others] = await Promise.all([send(), send(), send()])
    for (const other of others) expect(other).toEqual(first)
    expect(await mails(services)).toHaveLength(2)
    services.time.now = new Date(services.time.now.getTime() + day)
    expect(await send()).toMatchObject({ withdrawal: 'ended' })
  })
})

test('every statement is acknowledged, and only the right one changes an order', async () => {
  const services = await openOrders()
  const { order, key } = await placedOrder(services, undefined, (offers) => offers.at(-1))
  const send = async (given: WithdrawalStatement) => {
    const answer = await receiveWithdrawal(services, given, crypto.randomUUID())
    return answer.outcome === 'done' ? answer.withdrawal : answer
  }
  expect(await send(statement('2222-2222'))).toBe('unknown')
  expect(await send(statement(order.number, 'mallory@visitor.example'))).toBe('unknown')
  expect(await send({ ...statement(order.number), contract: 'my clean of next week' })).toBe('unknown')
  expect((await viewOf(services, key)).order.state).toBe('ordered')
  services.time.now = new Date(services.time.now.getTime() + 15 * day)
  const [front, back] = order.number.toLowerCase().split('-')
  expect(await send({ ...statement(''), contract: `deze ${front} – ${back} wil ik niet` })).toBe('tooLate')
  expect((await viewOf(services, key)).order.state).toBe('ordered')
  await cancelOrder(services, order.id, undefined)
  expect(await send(statement(order.number))).toBe('ended')
  expect(await mails(services)).toHaveLength(10)
})

test('work that was begun at the customer’s request is owed in part, and complete work ends the right', async () => {
  const services = await openOrders()
  const begun = await placedOrder(services)
  await advanceOrder(services, begun.order.id, 'begin', { actor: 'crew' })
  expect(await withdrawOrder(services, await viewOf(services, begun.key))).toMatchObject({ withdrawal: 'begun' })
  expect((await viewOf(services, begun.key)).order).toMatchObject({ state: 'withdrawn', owedCents: null })
  const done = await placedOrder(services)
  for (const move of ['begin', 'inspect', 'finish'] as const)
    await advanceOrder(services, done.order.id, move, { actor: 'crew' })
  expect(await viewOf(services, done.key)).toMatchObject({ transitions: [], withdrawal: { outcome: 'performed' } })
  expect(await withdrawOrder(services, await viewOf(services, done.key))).toMatchObject({ withdrawal: 'performed' })
  expect((await viewOf(services, done.key)).order.state).toBe('done')
})

test('the number of mails is limited', async () => {
  const services = await openOrders()
  const answers = []
  for (let count = 0; count < 11; count++)
    answers.push((await receiveWithdrawal(services, statement('x'), 'me')).outcome)
  expect(answers.slice(-2)).toEqual(['done', 'refused'])
})
