import { addCents, type Cents, noCents } from '../../domain/money/cents.ts'
import type { BusinessAgreement } from '../../domain/orders/business-order.ts'
import type { Stamp } from '../../domain/orders/order-stamps.ts'
import type { PriceLine } from '../../domain/orders/price-lines.ts'
import { PriceLines } from '../../ui/work-order/price-lines.tsx'
import { WorkSheet, type WorkSheetProps } from '../../ui/work-order/work-sheet.tsx'
import { useOffice } from '../layout/office-facts.ts'

interface PriceSheetProps extends Omit<WorkSheetProps, 'word' | 'price' | 'terms'> {
  stamp: Exclude<Stamp, 'example' | 'notOrdered'>
  priceCents: Cents
  lines: readonly PriceLine[]
  business?: BusinessAgreement | null
  feeCents?: Cents
}

/** The price of an order on its work order: its parts and the VAT in it. */
export function PriceSheet({ priceCents, lines, business, feeCents = noCents, children, ...sheet }: PriceSheetProps) {
  const { words, formatMoney: money } = useOffice()
  const { price, stamps } = words.orders
  const priceWords = { ...price, label: price.title, extras: words.work.extras, business: words.businessOrder, money }
  return (
    <WorkSheet
      {...sheet}
      word={stamps[sheet.stamp]}
      price={money(addCents(priceCents, feeCents))}
      terms={business?.isReverse ? words.businessOrder.net : price.total}
    >
      <PriceLines lines={lines} business={business ?? null} feeCents={feeCents} words={priceWords} />
      {children}
    </WorkSheet>
  )
}
