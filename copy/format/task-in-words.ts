import type { RoomTypeId } from '../../domain/packages/cleaning-packages.ts'
import type { SharedTask } from '../../domain/packages/room-tasks.ts'
import type { TaskId } from '../../domain/packages/task-ids.ts'
import { fill } from '../fill.ts'

interface TaskWords {
  tasks: Readonly<Record<TaskId, string>>
  rooms: Readonly<Record<RoomTypeId, string>>
  everyRoom: { except: string }
}

/** A task of every room as a sentence, with the rooms that do not have it. */
export function taskInWords({ tasks, rooms, everyRoom }: TaskWords, { task, except }: SharedTask): string {
  if (except.length === 0) return tasks[task]
  return `${tasks[task]} ${fill(everyRoom.except, { rooms: except.map((type) => rooms[type].toLowerCase()).join(', ') })}`
}
