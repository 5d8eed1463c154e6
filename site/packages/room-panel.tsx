import type { ReactNode } from 'react'
import type { RoomTypeId } from '../../domain/packages/cleaning-packages.ts'
import br from '../illustrations/room-br.svg'
import hg from '../illustrations/room-hg.svg'
import kr from '../illustrations/room-kr.svg'
import or from '../illustrations/room-or.svg'
import sk from '../illustrations/room-sk.svg'
import tr from '../illustrations/room-tr.svg'
import wk from '../illustrations/room-wk.svg'
import styles from './room-panel.module.css'

/** The sign (64 × 64) of each room type. */
const signs: Record<RoomTypeId, string> = { br, kr, tr, or, sk, hg, wk }

interface RoomPanelProps {
  /** Undefined for what all rooms have in common. */
  room?: RoomTypeId
  title: string
  /** Small text beside the title. */
  note?: string
  open?: boolean
  children: ReactNode
}

/** A room as a native, expandable `details` with a list of tasks. In print it is always expanded. */
export const RoomPanel = ({ room, title, note, open, children }: RoomPanelProps) => (
  <details className={`fold ${styles.panel}`} open={open}>
    <summary>
      {room && <img src={signs[room]} width="44" height="44" alt="" loading="lazy" />}
      <h3>
        {title} {note && <small>{note}</small>}
      </h3>
    </summary>
    {children}
  </details>
)
