import type { RoomTypeId } from '../../domain/packages/room-types.ts'

/** The path of most rooms' windows from its upper left corner, in a place of 16 × 20. */
export const usualShape = 'h7v9h-7zm9 0h7v9h-7zm0 11h7v9h-7zm-9 0h7v9h-7z'

/** Those of a bathroom, which is round, and of a hallway: the door is its wall's lower part. */
export const shapes: Partial<Record<RoomTypeId, string>> = {
  br: 'm0 10a8 8 0 0 1 16 0a8 8 0 0 1-16 0z',
  hg: 'm1 0h14v25h-14z',
}
