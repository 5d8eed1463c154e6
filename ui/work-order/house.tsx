import type { Room } from '../../domain/estimate/rooms.ts'
import { windowsOf } from '../../domain/orders/house-windows.ts'
import type { Stamp } from '../../domain/orders/order-stamps.ts'
import styles from './house.module.css'

export interface HouseProps {
  rooms: readonly Pick<Room, 'type' | 'dirt'>[]
  /**
   * Dark for an example and for an order that has ended, lit from the first price of one's own, before the evening sky
   * once it is agreed, with an open front door once the work has been inspected.
   */
  stamp: Stamp
}

/**
 * A customer's home as its order has it: a stepped gable with a window per room, lit where the room is cleaned, its
 * lower half dim where it is heavy work, dark where it is left out. The words beside it say the same, so that it is
 * hidden from screen readers.
 */
export const House = ({ rooms, stamp }: HouseProps) => (
  <span className={styles.house} data-stamp={stamp} aria-hidden="true">
    {windowsOf(rooms).map((windows, level) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a house has three storeys.
      <span key={level}>
        {windows.map(({ type, dirt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: windows have no identity of their own.
          <i key={index} data-room={type} data-dirt={dirt} />
        ))}
      </span>
    ))}
  </span>
)
