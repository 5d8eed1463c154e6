import type { TaskId } from '../../domain/packages/task-ids.ts'

type Tasks = readonly TaskId[]

/** Three tasks of a room that few other rooms have: they say more about it than those that every room begins with. */
export function distinctiveTasks(room: Tasks, allRooms: readonly Tasks[]): ReadonlySet<TaskId> {
  const occurrences = (task: TaskId) => allRooms.filter((tasks) => tasks.includes(task)).length
  return new Set(room.toSorted((a, b) => occurrences(a) - occurrences(b)).slice(0, 3))
}
