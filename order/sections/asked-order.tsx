import { frame } from '#copy/order/frame.ts'
import { packageNames } from '#copy/package-names.ts'
import { money } from '../../copy/format/format-work.ts'
import type { Confirmation } from '../../services/orders/confirm/find-confirmation.ts'
import { WorkOrder } from '../../ui/work-order/work-order.tsx'
import { arrivalInWords, visitInWords } from './draft-words.ts'

/** An order that waits to be confirmed, on its work order. */
export const AskedOrder = ({ confirmation }: { confirmation: Confirmation }) => {
  const { home, visit, priceCents } = confirmation.draft
  return (
    <WorkOrder
      stamp="notOrdered"
      rooms={home.rooms ?? []}
      name={packageNames[home.packageId]}
      place={`${visitInWords(visit)}: ${arrivalInWords(visit)}`}
      price={money(priceCents)}
      terms={frame.lines.total}
    />
  )
}
