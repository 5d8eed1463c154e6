import { expect, test } from 'vitest'
import { roomTasks } from '../../domain/packages/room-tasks.ts'
import { distinctiveTasks } from './distinctive-tasks.ts'

test('a room is characterised by the task of the fewest other rooms', () => {
  const { gs, ms } = roomTasks
  expect([...distinctiveTasks(gs.kr, Object.values(gs))]).toEqual([
    'degrease-cupboard-tops',
    'degrease-hood',
    'degrease-hob',
  ])
  expect([...distinctiveTasks(ms.or, Object.values(ms))]).toEqual([
    'wipe-window-sills',
    'dust-surfaces',
    'set-priorities',
  ])
})
