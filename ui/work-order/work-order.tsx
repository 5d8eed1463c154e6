import { workOrder as words } from '#copy/work-order.ts'
import { WorkSheet, type WorkSheetProps } from './work-sheet.tsx'

export type WorkOrderProps = Omit<WorkSheetProps, 'word'>

/** A work order of a site, in its language. An example is called so by its place. */
export const WorkOrder = (sheet: WorkOrderProps) => (
  <WorkSheet {...sheet} word={words.stamps[sheet.stamp === 'example' ? 'nonBinding' : sheet.stamp]} />
)
