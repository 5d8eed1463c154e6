import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import { roomTasks } from '../../domain/packages/room-tasks.ts'
import type { RoomTypeId } from '../../domain/packages/room-types.ts'
import { type TaskId, taskIds } from '../../domain/packages/task-ids.ts'

/**
 * The packages whose tasks can be mixed by the hour. Not those for building dust and for pregnancy: theirs are ways of
 * working that only make sense as a whole.
 */
const mixable: readonly PackageId[] = ['ms', 'gs', 'ls', 'vs', 'es']

/** Everything that can stand on a list of one's own for a room, in the order of working. */
export function mixableTasks(room: RoomTypeId): TaskId[] {
  const offered = new Set(mixable.flatMap((id) => roomTasks[id][room]))
  // Setting the priorities is what the list itself is for.
  offered.delete('set-priorities')
  return taskIds.filter((task) => offered.has(task))
}
