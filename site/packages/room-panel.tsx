import type { ReactNode } from 'react'
import type { RoomTypeId } from '../../domain/packages/room-types.ts'
import { roomIllustrations } from '../illustrations/room-illustrations.ts'
import styles from './room-panel.module.css'

interface RoomPanelProps {
  room: RoomTypeId
  title: string
  /** Small text beside the title. */
  note?: string
  children: ReactNode
}

/** A room as a native, expandable `details` with a list of tasks. In print it is always expanded. */
export const RoomPanel = ({ room, title, note, children }: RoomPanelProps) => (
  <details className={`fold ${styles.panel}`}>
    <summary>
      <img src={roomIllustrations[room]} width="44" height="44" alt="" loading="lazy" />
      <h3>
        {title} {note && <small>{note}</small>}
      </h3>
    </summary>
    {children}
  </details>
)
