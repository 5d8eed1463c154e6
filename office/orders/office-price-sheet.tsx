import type { ReactNode } from 'react'
import { addCents, type Cents, noCents } from '../../domain/money/cents.ts'
import type { BusinessAgreement } from '../../domain/orders/business-order.ts'
import type { Stamp } from '../../domain/orders/order-stamps.ts'
import type { PriceLine } from '../../domain/orders/price-lines.ts'
import type { HouseProps } from '../../ui/work-order/house.tsx'
import { PriceLines } from '../../ui/work-order/price-lines.tsx'
import { WorkSheet } from '../../ui/work-order/work-sheet.tsx'
import { useOffice } from '../layout/office-facts.ts'

interface PriceSheetProps {
  stamp: Exclude<Stamp, 'example' | 'notOrdered'>
  rooms: HouseProps['rooms']
  /** What it is of, and where or for what. */
  name: string
  place: ReactNode
  priceCents: Cents
  lines: readonly PriceLine[]
  business?: BusinessAgreement | null
  feeCents?: Cents
  children?: ReactNode
}

/** The price of an order on its work order: its parts and the VAT in it. */
export function PriceSheet({
  stamp,
  rooms,
  name,
  place,
  priceCents,
  lines,
  business,
  feeCents = noCents,
  children,
}: PriceSheetProps) {
  const { words, formatMoney: money } = useOffice()
  const { price, stamps } = words.orders
  const priceWords = { ...price, label: price.title, extras: words.work.extras, business: words.businessOrder, money }
  return (
    <WorkSheet
      word={stamps[stamp]}
      stamp={stamp}
      rooms={rooms}
      name={name}
      place={place}
      price={money(addCents(priceCents, feeCents))}
      terms={business?.isReverse ? words.businessOrder.net : price.total}
    >
      <PriceLines lines={lines} business={business ?? null} feeCents={feeCents} words={priceWords} />
      {children}
    </WorkSheet>
  )
}
