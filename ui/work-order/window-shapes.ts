import type { RoomTypeId } from '../../domain/packages/room-types.ts'

/** A window from its upper left corner, in a place of 16 × 20; the door is its wall's lower part. */
const shapes: Partial<Record<RoomTypeId, string>> & { usual: string } = {
  usual: 'h7v9h-7zm9 0h7v9h-7zm0 11h7v9h-7zm-9 0h7v9h-7z',
  br: 'm0 10a8 8 0 0 1 16 0a8 8 0 0 1-16 0z',
  hg: 'm1 0h14v25h-14z',
}

/** The path of a room's window from its upper left corner. */
export const shapeOf = (type: RoomTypeId): string => shapes[type] ?? shapes.usual
