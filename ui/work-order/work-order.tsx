import { workOrder as words } from '#copy/work-order.ts'
import { WorkSheet, type WorkSheetProps } from './work-sheet.tsx'

export interface WorkOrderProps extends Omit<WorkSheetProps, 'stamp'> {
  /** How far it is, told by the word of its stamp. */
  stamp: keyof typeof words.stamps
}

/** A work order of a site, in its language. */
export const WorkOrder = ({ stamp, ...sheet }: WorkOrderProps) => <WorkSheet {...sheet} stamp={words.stamps[stamp]} />
