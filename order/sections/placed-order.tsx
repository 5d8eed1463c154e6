import type { ReactNode } from 'react'
import { frame as words } from '#copy/order/frame.ts'
import { packageNames } from '#copy/package-names.ts'
import { money } from '../../copy/format/format-work.ts'
import { addCents } from '../../domain/money/cents.ts'
import { type OrderView, payableCents } from '../../domain/orders/order.ts'
import { orderStamps } from '../../domain/orders/order-stamps.ts'
import { PriceLines } from '../../ui/work-order/price-lines.tsx'
import { WorkOrder } from '../../ui/work-order/work-order.tsx'
import { arrivalInWords, priceWords, visitInWords } from './draft-words.ts'

/** An order as it is now, on its work order; of one that has ended, what was agreed. */
export function PlacedOrder({ view: { order, lines }, children }: { view: OrderView; children?: ReactNode }) {
  const stamp = orderStamps[order.state]
  const isEnded = stamp === 'ended'
  return (
    <WorkOrder
      stamp={stamp}
      rooms={order.rooms}
      name={packageNames[order.packageId]}
      place={
        <>
          {visitInWords(order.visit)}
          {!isEnded && `: ${arrivalInWords(order.visit)}`}
        </>
      }
      price={money(payableCents(order, addCents(order.priceCents, order.feeCents)))}
      terms={isEnded ? words.lines.agreedTotal : words.lines.total}
    >
      <PriceLines lines={lines} business={order.business} feeCents={order.feeCents} words={priceWords} />
      {children}
    </WorkOrder>
  )
}
