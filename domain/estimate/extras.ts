import type { RoomTypeId } from '../packages/room-types.ts'
import type { TaskId } from '../packages/task-ids.ts'

interface Extra {
  /** What is done in each room of these types beyond the package's own list. */
  task: TaskId
  rooms: readonly RoomTypeId[]
  /** A task that does the same by other means: where a package has it, the extra adds nothing. */
  sameAs?: TaskId
}

/** What can be ordered beyond a package: tasks of the one task list, in the rooms where they make sense. */
const table = {
  oven: { task: 'clean-oven-inside', rooms: ['kr'] },
  fridge: { task: 'clean-fridge-inside', rooms: ['kr'], sameAs: 'clean-fridge-mildly' },
  cupboards: { task: 'inside-cupboards', rooms: ['kr'] },
  wardrobes: { task: 'inside-wardrobes', rooms: ['sk'] },
  windows: { task: 'inside-windows', rooms: ['br', 'kr', 'or', 'sk', 'hg', 'wk'], sameAs: 'clear-new-windows' },
  upholstery: { task: 'vacuum-upholstery', rooms: ['wk'] },
} as const satisfies Record<string, Extra>

export type ExtraId = keyof typeof table

export const extras: Readonly<Record<ExtraId, Extra>> = table

export const extraIds = Object.keys(table) as ExtraId[]

/** Whether a text names an extra. */
export const isExtraId = (text: string): text is ExtraId => Object.hasOwn(table, text)
