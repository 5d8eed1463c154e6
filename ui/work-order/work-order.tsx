import { workOrder as words } from '#copy/work-order.ts'
import { type Stamp, stampLights } from './order-stamps.ts'
import { WorkSheet, type WorkSheetProps } from './work-sheet.tsx'

export interface WorkOrderProps extends Omit<WorkSheetProps, 'stamp' | 'light'> {
  /** How far it is, as the word of its stamp and the light of its house show. */
  stamp: Stamp
}

/** A work order of a site, in its language. */
export const WorkOrder = ({ stamp, ...sheet }: WorkOrderProps) => (
  <WorkSheet {...sheet} stamp={words.stamps[stamp]} light={stampLights[stamp]} />
)
