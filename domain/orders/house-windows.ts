import type { DirtLevel, Room } from '../estimate/rooms.ts'
import type { RoomTypeId } from '../packages/cleaning-packages.ts'

/** A window of the house: one room of a home. */
export interface HouseWindow {
  type: RoomTypeId
  /** Undefined for a room that is left out of the order. */
  dirt: DirtLevel | undefined
}

type DrawnRoom = Pick<Room, 'type' | 'dirt'>

/** Rooms from the attic down. The hallway is the front door. */
const downwards: readonly RoomTypeId[] = ['or', 'sk', 'br', 'tr', 'kr', 'wk', 'hg']

/** The rooms of an order as they are drawn: of a business, whose work is in words, each once. */
export const drawnRooms = (order: { business: object | null; rooms: readonly DrawnRoom[] }): readonly DrawnRoom[] =>
  order.business ? downwards.map((type) => ({ type, dirt: 2 })) : order.rooms

/**
 * The windows of a customer's house, one per room, in three storeys that fill from the attic down. Each storey has room
 * for two windows more than the one above it. The front door is in the middle of the ground floor.
 * @param rooms those of the order; none: all that is known is that it is a home, so its windows are dark
 */
export function windowsOf(rooms: readonly DrawnRoom[]): HouseWindow[][] {
  const windows = downwards.flatMap((type): HouseWindow[] => {
    const ordered = rooms.filter((room) => room.type === type)
    if (ordered.length > 0) return ordered.map(({ dirt }) => ({ type, dirt }))
    // Every other room is one that every home has: it is left out of the order.
    return type === 'or' ? [] : [{ type, dirt: undefined }]
  })
  const attic = Math.max(1, Math.ceil((windows.length - 6) / 3))
  const ground = windows.splice(attic + attic + 2)
  const doors = ground.filter(({ type }) => type === 'hg')
  const beside = ground.slice(0, -doors.length)
  return [windows.slice(0, attic), windows.slice(attic), beside.toSpliced(beside.length / 2, 0, ...doors)]
}
