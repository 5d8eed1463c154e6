import { officeClock } from '../../domain/opening/office-time.ts'
import { lateArrival, lateHeldFor, mayNotifyLate } from '../../domain/orders/late-notice.ts'
import { visitEnd } from '../../domain/scheduling/visit.ts'
import type { RecordedOperation } from '../../domain/visits/crew-day.ts'
import { inOrder, isKind } from '../../domain/visits/fold-visit.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'

/** The notices of a late team on the day of the visit, and whether one can be sent; undefined once work has begun. */
export function lateOfVisit(row: OrderTable, operations: readonly RecordedOperation[], now: Date) {
  if (row.state !== 'ordered') return undefined
  const notices = inOrder(operations).flatMap((one) => {
    const at = new Date(one.at)
    if (!isKind(one, 'late') || one.outcome !== 'announced' || officeClock(at).date !== row.date) return []
    const until = new Date(new Date(one.receivedAt).getTime() + lateHeldFor)
    const { id, minutes } = one
    return {
      id,
      minutes,
      at: lateArrival(visitEnd(row, 0), minutes, at),
      takeBackUntil: now < until ? until : undefined,
    }
  })
  return { possible: mayNotifyLate(row, now), notices }
}
