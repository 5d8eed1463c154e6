import type { PackageId, RoomTypeId } from '../../../domain/packages/cleaning-packages.ts'
import { roomTasks } from '../../../domain/packages/room-tasks.ts'
import { type TaskId, taskIds } from '../../../domain/packages/task-ids.ts'

/**
 * The packages whose tasks customers can combine in custom cleaning. Renovation and pregnancy cleaning are left out,
 * because their methods only make sense as a whole.
 */
const mixable: readonly PackageId[] = ['ms', 'gs', 'ls', 'vs', 'es']

/** All tasks a customer can choose for a room in custom cleaning, in working order. */
export function mixableTasks(room: RoomTypeId): TaskId[] {
  const offered = new Set(mixable.flatMap((id) => roomTasks[id][room]))
  // The list itself sets the priorities.
  offered.delete('set-priorities')
  return taskIds.filter((task) => offered.has(task))
}
