import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RoomTypeId } from '../../domain/room-types.ts'
import { RoomIcon } from './room-icon.tsx'
import styles from './room-panel.module.css'

interface RoomPanelProps {
  room: RoomTypeId
  title: string
  /** Stands small beside the title. */
  note?: string
  open?: boolean
  children: ReactNode
}

/** One room that opens and closes natively; on paper it is always open. */
export const RoomPanel = ({ room, title, note, open = false, children }: RoomPanelProps) => (
  <details className={styles.panel} open={open} data-room={room}>
    <summary>
      <span className={styles.icon}>
        <RoomIcon room={room} />
      </span>
      <h3>{title}</h3>
      {note && <span className={styles.note}>{note}</span>}
      <ChevronDown className={styles.chevron} size={22} />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
)
