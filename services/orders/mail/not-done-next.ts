import { notDone as words } from '#copy/order/not-done.ts'
import { fill, fillAll } from '../../../copy/fill.ts'
import { money, untilTime } from '../../../copy/format/format-work.ts'
import { changeTerms } from '../../../domain/orders/change-terms.ts'
import type { Order } from '../../../domain/orders/order.ts'

/**
 * What follows from work that did not happen: a call by `callBy` and, where no one opened, the fee of article 4 of the
 * terms. Once that time has passed without a call, how to get one.
 */
export function notDoneNext(order: Order, callBy: Date, now: Date): string {
  const until = untilTime(callBy)
  if (callBy < now) return fill(words.nextLate, { until })
  if (order.notDoneReason !== 'nobodyIn') return fill(words.next, { until })
  const { free, fee, sampleFee } = words.nextNobodyIn
  const { alwaysFree, lateFeeCents } = changeTerms(order, now)
  return fillAll(alwaysFree ? free : order.sample ? sampleFee : fee, { until, fee: money(lateFeeCents) })
}
