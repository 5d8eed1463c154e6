import { cleaningServices } from '#copy/cleaning-services.ts'
import { packageNames } from '#copy/package-names.ts'
import { roomNames, taskSentences } from '#copy/room-tasks.ts'
import { fill } from '../../../copy/fill.ts'
import { type PackageId, roomTypeIds } from '../../../domain/packages/cleaning-packages.ts'
import { differences, type TaskDifferences, type TaskInRooms } from '../../../domain/packages/task-differences.ts'

const words = cleaningServices.comparison

/** A task and the rooms it is done in, as text. */
export interface ComparedTask {
  text: string
  rooms: string
}

export type ComparedSide = ReturnType<typeof side>

/** The comparison of two packages as text, ready to be shown. */
export interface Comparison {
  /** The tasks that only the first package has, and those that only the second has. */
  sides: readonly [ComparedSide, ComparedSide]
  inBoth: readonly string[]
}

/** The differences between two packages as text in the site's language. */
export function comparisonInWords(a: PackageId, b: PackageId): Comparison {
  const byTask = differences(a, b)
  return {
    sides: [side(a, b, byTask.a), side(b, a, byTask.b)],
    inBoth: byTask.inBoth.map(({ task }) => taskSentences[task]),
  }
}

function side(one: PackageId, other: PackageId, { missing, inMoreRooms }: TaskDifferences) {
  const names = { a: packageNames[one], b: packageNames[other] }
  return {
    heading: fill(words.onlyIn, { a: names.a }),
    summary: summary(names, missing.length),
    missing: missing.map(inWords),
    moreRooms: fill(words.inMoreRooms, { a: names.a }),
    inMoreRooms: inMoreRooms.map(inWords),
  }
}

/** How many tasks of one package the other does not include, in a sentence. */
export function summary(names: { a: string; b: string }, count: number): string {
  if (count === 0) return fill(words.summaryNone, names)
  if (count === 1) return fill(words.summaryOne, names)
  return fill(words.summary, { ...names, count })
}

const inWords = ({ task, rooms }: TaskInRooms): ComparedTask => ({
  text: taskSentences[task],
  rooms: rooms.length === roomTypeIds.length ? words.everyRoom : rooms.map((room) => roomNames[room]).join(' · '),
})
