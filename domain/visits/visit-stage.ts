import { lateArrival } from '../orders/late-notice.ts'
import type { Order } from '../orders/order.ts'
import { workEnd } from '../orders/work-steps.ts'
import { visitEnd } from '../scheduling/visit.ts'
import type { VisitProgress } from './fold-visit.ts'

/**
 * Where a visit is, with the moments that are known: what was recorded by phone says when, the order's state alone only
 * that. `late`: the team has said so and comes at about `until`. `overdue`: it should have begun at `since`.
 */
export interface VisitStage {
  stage: 'planned' | 'overdue' | 'late' | 'onTheWay' | 'working' | 'finished' | 'gaveUp'
  since?: Date
  until?: Date
}

/** Works out where the visit of an order is, from what was recorded of it and from its state. */
export function visitStage(
  { onTheWay, begin, finish, giveUp, late }: VisitProgress,
  { state, visit, minutesOnSite }: Pick<Order, 'state' | 'visit' | 'minutesOnSite'>,
  now: Date,
): VisitStage {
  const at = (operation: { at: string } | undefined) => (operation ? { since: new Date(operation.at) } : {})
  if (state === 'notDone') return { stage: 'gaveUp', ...at(giveUp) }
  if (finish || state === 'done') return { stage: 'finished', ...at(finish) }
  if (begin || state === 'begun' || state === 'inspected') {
    const until = begin && { until: workEnd(new Date(begin.at), minutesOnSite) }
    return { stage: 'working', ...at(begin), ...until }
  }
  const windowEnd = visitEnd(visit, 0)
  const said = late.at(-1)
  const isLate = said !== undefined && said.at > (onTheWay?.at ?? '')
  const since = isLate ? lateArrival(windowEnd, said.minutes, new Date(said.at)) : windowEnd
  if (isLate && now <= since) return { stage: 'late', until: since }
  if (onTheWay && !isLate) return { stage: 'onTheWay', ...at(onTheWay) }
  return now > since && state === 'ordered' ? { stage: 'overdue', since } : { stage: 'planned' }
}
