import type { Room } from '../../domain/estimate/rooms.ts'
import { windowsOf } from '../../domain/orders/house-windows.ts'
import type { Stamp } from '../../domain/orders/order-stamps.ts'
import styles from './house.module.css'
import { shapes, usualShape } from './window-shapes.ts'

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
 * hidden from screen readers. In the drawing's own units a window has a place of 26 × 30, and each storey is two places
 * wider than the one above it.
 */
export function House({ rooms, stamp }: HouseProps) {
  const { storeys, attic } = windowsOf(rooms)
  const width = 26 * attic + 120
  const gable = `M0 90v-30h26v-30h26v-30h${width - 104}v30h26v30h26v30`
  return (
    <svg className={styles.house} data-stamp={stamp} viewBox={`0 0 ${width} 90`} aria-hidden="true">
      <path d={gable} />
      {storeys.map((windows, level) =>
        windows.map(({ type, dirt }, index) => {
          const left = width / 2 + (index - windows.length / 2) * 26 + 5
          const d = `M${left} ${level * 30 + 5}${shapes[type] ?? usualShape}`
          return [
            <path key="room" data-room={dirt && (type === 'hg' ? 'door' : dirt)} d={d} />,
            dirt === 3 && <path key="heavy" data-room="heavy" d={d} />,
          ]
        }),
      )}
    </svg>
  )
}
