import type { RoomTypeId } from '../packages/room-types.ts'
import type { TaskId } from '../packages/task-ids.ts'

/** The extras that customers can add to a package (R6.2). */
export const extraIds = ['oven', 'fridge', 'cupboards', 'wardrobes', 'windows', 'upholstery'] as const

export type ExtraId = (typeof extraIds)[number]

/** Whether a text is the id of an extra. */
export const isExtraId = (text: string): text is ExtraId => (extraIds as readonly string[]).includes(text)

interface Extra {
  /** The task that the extra adds to each room of these types. */
  task: TaskId
  rooms: readonly RoomTypeId[]
  /** A task with the same result. If a package includes it, the extra adds nothing. */
  sameAs?: TaskId
}

/** Each extra with its task and the rooms where that makes sense. */
export const extras: Readonly<Record<ExtraId, Extra>> = {
  oven: { task: 'clean-oven-inside', rooms: ['kr'] },
  fridge: { task: 'clean-fridge-inside', rooms: ['kr'], sameAs: 'clean-fridge-mildly' },
  cupboards: { task: 'inside-cupboards', rooms: ['kr'] },
  wardrobes: { task: 'inside-wardrobes', rooms: ['sk'] },
  windows: { task: 'inside-windows', rooms: ['br', 'kr', 'or', 'sk', 'hg', 'wk'], sameAs: 'clear-new-windows' },
  upholstery: { task: 'vacuum-upholstery', rooms: ['wk'] },
}
