import { describe, expect, it } from 'vitest'
import { roomTypeIds } from '../../../domain/packages/cleaning-packages.ts'
import { roomTasks } from '../../../domain/packages/room-tasks.ts'
import { taskIds } from '../../../domain/packages/task-ids.ts'
import { mixableTasks } from './custom-cleaning-page.tsx'

describe('the tasks for custom cleaning', () => {
  it('include windows, cupboards and the oven, as the page promises', () => {
    expect(mixableTasks('kr')).toEqual(
      expect.arrayContaining(['inside-windows', 'inside-cupboards', 'clean-oven-inside', 'clean-waste-bin']),
    )
  })

  it.each(roomTypeIds)('of %s have no duplicates and are in working order', (room) => {
    const tasks = mixableTasks(room)
    expect(tasks).toEqual(taskIds.filter((task) => tasks.includes(task)))
    expect(tasks.length).toBeGreaterThan(roomTasks.gs[room].length)
  })

  it.each(roomTypeIds)('of %s leave out priorities, building dust and pregnancy cleaning', (room) => {
    for (const task of ['set-priorities', 'first-hepa-vacuum', 'remove-grout-haze', 'choose-mild-products'] as const) {
      expect(mixableTasks(room)).not.toContain(task)
    }
  })
})
