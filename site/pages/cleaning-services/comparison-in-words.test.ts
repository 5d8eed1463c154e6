import { describe, expect, it } from 'vitest'
import { cleaningServices } from '#copy/cleaning-services.ts'
import { packageNames } from '#copy/package-names.ts'
import { roomNames, taskSentences } from '#copy/room-tasks.ts'
import { fill } from '../../../copy/fill.ts'
import { type PackageId, packageIds } from '../../../domain/packages/cleaning-packages.ts'
import { roomTasks } from '../../../domain/packages/room-tasks.ts'
import type { TaskId } from '../../../domain/packages/task-ids.ts'
import { comparisonInWords, summary } from './comparison-in-words.ts'

const words = cleaningServices.comparison
const pairs = packageIds.flatMap((a) => packageIds.filter((b) => b !== a).map((b): [PackageId, PackageId] => [a, b]))
const sentencesOf = (id: PackageId) =>
  Object.values(roomTasks[id]).flatMap((tasks) => tasks.map((task: TaskId) => taskSentences[task]))

describe('the comparison in words', () => {
  it.each(pairs)('of %s and %s lists the tasks of each that the other lacks', (a, b) => {
    const [first, second] = comparisonInWords(a, b).sides
    for (const [side, own, other] of [
      [first, a, b],
      [second, b, a],
    ] as const) {
      expect(side.heading).toBe(fill(words.onlyIn, { a: packageNames[own] }))
      for (const { text, rooms } of side.missing) {
        expect(sentencesOf(own)).toContain(text)
        expect(sentencesOf(other)).not.toContain(text)
        expect(rooms).not.toBe('')
      }
    }
  })

  it('states the number of listed tasks, in the singular for one', () => {
    const [ending, moving] = comparisonInWords('es', 'vs').sides
    const names = { es: packageNames.es, vs: packageNames.vs }
    expect(ending.missing.length).toBeGreaterThan(1)
    expect(ending.summary).toBe(fill(words.summary, { a: names.es, b: names.vs, count: ending.missing.length }))
    expect(moving.missing).toEqual([])
    expect(moving.summary).toBe(fill(words.summaryNone, { a: names.vs, b: names.es }))
    expect(summary({ a: names.vs, b: names.es }, 1)).toBe(fill(words.summaryOne, { a: names.vs, b: names.es }))
  })

  it('names the rooms of a task, or says "every room"', () => {
    const [deep] = comparisonInWords('gs', 'ls').sides
    const roomsOf = (task: TaskId) => deep.missing.find(({ text }) => text === taskSentences[task])?.rooms
    expect(roomsOf('wash-doors-and-frames')).toBe(words.everyRoom)
    expect(roomsOf('descale-toilet-bowl')).toBe(`${roomNames.br} · ${roomNames.tr}`)
  })
})
