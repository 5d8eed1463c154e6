import { describe, expect, it } from 'vitest'
import { roomTasks } from '../../domain/packages/room-tasks.ts'
import { roomTypeIds } from '../../domain/packages/room-types.ts'
import { taskIds } from '../../domain/packages/task-ids.ts'
import { mixableTasks } from './mixable-tasks.ts'

describe('the tasks for a list of one’s own', () => {
  it('hold what the page promises: spring’s windows, the move’s cupboards, the oven of the end of tenancy', () => {
    expect(mixableTasks('kr')).toEqual(
      expect.arrayContaining(['inside-windows', 'inside-cupboards', 'clean-oven-inside', 'clean-waste-bin']),
    )
  })

  it.each(roomTypeIds)('of %s stand once each, in the order of working', (room) => {
    const tasks = mixableTasks(room)
    expect(tasks).toEqual(taskIds.filter((task) => tasks.includes(task)))
    expect(tasks.length).toBeGreaterThan(roomTasks.gs[room].length)
  })

  it.each(roomTypeIds)('of %s leave out the priorities, building dust and the ways of a pregnancy cleaning', (room) => {
    for (const task of ['set-priorities', 'first-hepa-vacuum', 'remove-grout-haze', 'choose-mild-products'] as const) {
      expect(mixableTasks(room)).not.toContain(task)
    }
  })
})
