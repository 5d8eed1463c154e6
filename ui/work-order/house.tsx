import type { Room } from '../../domain/estimate/rooms.ts'
import type { RoomTypeId } from '../../domain/packages/room-types.ts'
import styles from './house.module.css'
import { type HouseWindow, windowsOf } from './house-windows.ts'

/**
 * How far the order is: `off` for an example and for an order that has ended, `on` from the first price of one's own, `agreed` with the
 * evening sky, `open` with an open front door once the work has been inspected.
 */
export type HouseLight = 'off' | 'on' | 'agreed' | 'open'

export interface HouseProps {
  rooms: readonly Pick<Room, 'type' | 'dirt'>[]
  light: HouseLight
}

/** Width of a window's place and height of a storey, in the drawing's own units. */
const place = 26
const storey = 30

/** Half of what a storey is wider than its places. */
const wall = 8

/** A window from its upper left corner, in a place of 16 × 20; the door is its wall's lower part. */
const shapes: Partial<Record<RoomTypeId, string>> & { usual: string } = {
  usual: 'h7v9h-7zm9 0h7v9h-7zm0 11h7v9h-7zm-9 0h7v9h-7z',
  br: 'm0 10a8 8 0 0 1 16 0a8 8 0 0 1-16 0z',
  tr: 'm4 2h9v12h-9z',
  kr: 'h7v20h-7zm9 0h7v20h-7z',
  wk: 'm-3 0h10v20h-10zm12 0h10v20h-10z',
  hg: 'm1 0h14v25h-14z',
}

/** Its lower half, which is tinted where the work is heavy. */
const lowerHalves: typeof shapes = {
  usual: 'm0 11h7v9h-7zm9 0h7v9h-7z',
  br: 'm0 10a8 8 0 0 0 16 0z',
  tr: 'm4 8h9v6h-9z',
  kr: 'm0 11h7v9h-7zm9 0h7v9h-7z',
  wk: 'm-3 11h10v9h-10zm12 0h10v9h-10z',
  hg: 'm1 13h14v12h-14z',
}

/**
 * A customer's home as its order has it: a stepped gable with a window per room, lit where the room is cleaned, half tinted where it is
 * heavy work, dark where it is left out. The words beside it say the same, so that it is hidden from screen readers.
 */
export function House({ rooms, light }: HouseProps) {
  const { storeys, attic } = windowsOf(rooms)
  const width = place * (attic + 4) + 2 * wall
  return (
    <svg className={`${styles.house} ${styles[light]}`} viewBox={`0 0 ${width} ${3 * storey}`} aria-hidden="true">
      <path className={styles.gable} d={gableOf(attic)} />
      {storeys.map((windows, level) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: storeys never change places
        <g key={level}>
          {windows.map((window, index) => (
            <Window
              // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place
              key={index}
              {...window}
              corner={`M${width / 2 + (index - windows.length / 2) * place + 5} ${level * storey + 5}`}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}

function Window({ type, dirt, corner }: HouseWindow & { corner: string }) {
  const shape = corner + (shapes[type] ?? shapes.usual)
  return (
    <>
      <path className={dirt && (type === 'hg' ? styles.door : styles.lit)} d={shape} />
      {dirt === 3 && <path className={styles.heavy} d={corner + (lowerHalves[type] ?? lowerHalves.usual)} />}
    </>
  )
}

/** Three steps up, three steps down: each storey is two places wider than the one above. */
const gableOf = (attic: number): string =>
  `M0 ${3 * storey}v-${storey}h${place}v-${storey}h${place}v-${storey}h${attic * place + 2 * wall}` +
  `v${storey}h${place}v${storey}h${place}v${storey}`
