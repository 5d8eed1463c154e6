import { fill, fillAll } from '../../copy/fill.ts'
import { roomInWords } from '../../copy/format/room-in-words.ts'
import type { OfficeWords } from '../../copy/office/words.ts'
import type { TaskId } from '../../domain/packages/task-ids.ts'
import type { AnyOperation, Operation } from '../../domain/visits/operation.ts'

/**
 * What was recorded, in one sentence: “Kitchen: done”.
 * @param keys the keys of the order's rooms
 * @param all what an undo can be of
 */
export function operationInWords(
  operation: AnyOperation,
  words: OfficeWords,
  keys: readonly string[],
  all: readonly AnyOperation[],
): string {
  const { visits, work, steps } = words
  const { kinds, reasons, inspected } = visits
  const roomOf = (key: string) => roomInWords(work, key, keys)
  const one = operation as Operation
  switch (one.kind) {
    case 'onTheWay':
    case 'begin':
    case 'finish':
    case 'note':
      return kinds[one.kind]
    case 'room': {
      const room = roomOf(one.room)
      if (!one.reason) return fillAll(kinds.room, { room })
      const tasks = (one.tasks ?? []).map((task) => work.tasks[task as TaskId] ?? task).join(', ')
      return fillAll(tasks ? kinds.someTasks : kinds.notPossible, { room, tasks, reason: reasons[one.reason] })
    }
    case 'late':
      return fill(kinds.late, { minutes: one.minutes })
    case 'called':
      return one.answered ? kinds.reached : kinds.notReached
    case 'damage':
      return one.hurt ? kinds.hurt : one.otherHome ? kinds.otherHome : kinds.broke
    case 'photo':
      return one.room ? fillAll(kinds.photoOf, { room: roomOf(one.room) }) : kinds.photo
    case 'inspect':
      return fillAll(kinds.inspect, { reason: one.with ? inspected[one.with] : '–' })
    case 'giveUp':
      return fillAll(kinds.giveUp, { reason: steps.reasons[one.reason] })
    case 'undo': {
      const undone = all.find(({ id }) => id === one.of)
      return fillAll(kinds.undo, { what: undone ? operationInWords(undone, words, keys, []) : '–' })
    }
    default:
      return fillAll(kinds.unknown, { kind: operation.kind })
  }
}
