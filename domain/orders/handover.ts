import type { OrderHome } from './order-home.ts'

/** Whether a visit on a date comes after the keys are handed over, which a customer has to confirm (R16.17). */
export const isAfterHandover = (handover: string | null | undefined, date: string): boolean =>
  typeof handover === 'string' && date > handover

/** Whether a visit of a draft still has to be confirmed, because it comes after the handover. */
export const needsHandoverYes = ({ handover, lateVisit }: Pick<OrderHome, 'handover' | 'lateVisit'>, date: string) =>
  isAfterHandover(handover, date) && lateVisit !== date
