import { expect, test } from 'vitest'
import { mayAdvance, openOrderStates, orderStates, orderTransitionNames, orderTransitions } from './order-states.ts'

test('the table of transitions is this one', () => {
  const allowed = orderStates.map((state) => [
    state,
    orderTransitionNames.filter((transition) => mayAdvance(state, transition)),
  ])
  expect(Object.fromEntries(allowed)).toEqual({
    ordered: [
      ...['changeVisit', 'changeHome', 'changeVisitAndHome', 'changeDetails', 'moveVisit', 'moveTeam'],
      ...['cancel', 'withdraw', 'begin', 'giveUp'],
    ],
    begun: ['withdraw', 'inspect', 'giveUp', 'undo'],
    inspected: ['withdraw', 'finish', 'undo'],
    done: ['withdraw', 'undo'],
    cancelled: [],
    withdrawn: ['settleWithdrawal'],
    notDone: ['undo', 'followUp'],
  })
})

test('an actor advances an order only from a state and by a transition of theirs', () => {
  expect(mayAdvance('ordered', 'begin', 'crew')).toBe(true)
  expect(mayAdvance('ordered', 'begin', 'customer')).toBe(false)
  expect(mayAdvance('done', 'begin', 'crew')).toBe(false)
})

test('customers change and end orders, the crew works on them, and the office may do both', () => {
  const movesOf = (actor: 'customer' | 'office' | 'crew') =>
    orderTransitionNames.filter((transition) => orderTransitions[transition].by.includes(actor))
  const ofCustomers = 'changeVisit changeHome changeVisitAndHome changeDetails cancel withdraw'
  expect(movesOf('customer').join(' ')).toBe(ofCustomers)
  expect(movesOf('crew')).toEqual(['begin', 'inspect', 'finish', 'giveUp', 'undo'])
  expect(movesOf('office')).toEqual(orderTransitionNames)
})

test('an order is open while work on it is to begin, to be inspected or to be finished', () => {
  const steps = ['begin', 'inspect', 'finish'] as const
  expect(openOrderStates).toEqual(orderStates.filter((state) => steps.some((step) => mayAdvance(state, step))))
})

test('every state is reachable, and every transition that frees people ends the order and sends a mail', () => {
  const targets = orderTransitionNames
    .map((transition) => orderTransitions[transition].to)
    .filter((to) => to !== 'former')
  const reached = new Set(['ordered', ...targets])
  expect([...reached].sort()).toEqual([...orderStates].sort())
  for (const transition of orderTransitionNames.filter((name) => orderTransitions[name].freesPeople)) {
    const { to } = orderTransitions[transition]
    const next = orderTransitionNames.filter((name) => to !== 'former' && mayAdvance(to, name))
    const after: Partial<Record<string, string[]>> = { giveUp: ['undo', 'followUp'], withdraw: ['settleWithdrawal'] }
    expect(next, transition).toEqual(after[transition] ?? [])
    expect(orderTransitions[transition].mail, transition).toBeDefined()
  }
})
