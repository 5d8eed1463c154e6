import type { Order } from '../orders/order.ts'

/** The key of a business's work, which has no rooms (R19.1). */
export const allWork = 'work'

/**
 * The keys under which a crew records the rooms of an order, in its order: `sk-2` is the second bedroom, and an
 * extra has its own name. They stay the same when other rooms of the order change.
 */
export function roomKeys({ business, rooms, extras }: Pick<Order, 'business' | 'rooms' | 'extras'>): string[] {
  if (business) return [allWork]
  return [...rooms.map(({ type }, index) => roomKey(rooms, type, index)), ...extras]
}

/** The key of one room of an order. */
const roomKey = (rooms: Order['rooms'], type: string, index: number): string =>
  `${type}-${rooms.slice(0, index + 1).filter((room) => room.type === type).length}`
