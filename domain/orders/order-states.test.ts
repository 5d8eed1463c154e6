import { expect, test } from 'vitest'
import { mayMove, orderMoveNames, orderMoves, orderStates } from './order-states.ts'

test('the table of moves is this one', () => {
  const allowed = orderStates.map((state) => [state, orderMoveNames.filter((move) => mayMove(state, move))])
  expect(Object.fromEntries(allowed)).toEqual({
    ordered: [
      ...['changeVisit', 'changeHome', 'changeVisitAndHome', 'moveVisit', 'moveTeam'],
      ...['cancel', 'withdraw', 'begin', 'giveUp'],
    ],
    begun: ['withdraw', 'inspect', 'giveUp'],
    inspected: ['withdraw', 'finish'],
    done: ['withdraw'],
    cancelled: [],
    withdrawn: [],
    notDone: [],
  })
})

test('customers change and end orders, the crew works on them, and the office may do both', () => {
  const movesOf = (actor: 'customer' | 'office' | 'crew') =>
    orderMoveNames.filter((move) => orderMoves[move].by.includes(actor))
  expect(movesOf('customer')).toEqual(['changeVisit', 'changeHome', 'changeVisitAndHome', 'cancel', 'withdraw'])
  expect(movesOf('crew')).toEqual(['begin', 'inspect', 'finish', 'giveUp'])
  expect(movesOf('office')).toEqual(orderMoveNames)
})

test('every state is reachable, and every move that frees people ends the order and sends a mail', () => {
  const reached = new Set(['ordered', ...orderMoveNames.map((move) => orderMoves[move].to)])
  expect([...reached].sort()).toEqual([...orderStates].sort())
  for (const move of orderMoveNames.filter((name) => orderMoves[name].claims === 'released')) {
    expect(
      orderMoveNames.filter((next) => mayMove(orderMoves[move].to, next)),
      move,
    ).toEqual([])
    expect(orderMoves[move].mail, move).toBeDefined()
  }
})
