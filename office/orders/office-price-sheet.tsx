import type { ReactNode } from 'react'
import { fill } from '../../copy/fill.ts'
import { addCents, type Cents, noCents } from '../../domain/money/cents.ts'
import type { Stamp } from '../../domain/orders/order-stamps.ts'
import type { PriceLine } from '../../domain/orders/price-lines.ts'
import { vatShares } from '../../domain/orders/vat.ts'
import type { HouseProps } from '../../ui/work-order/house.tsx'
import { WorkLines } from '../../ui/work-order/work-lines.tsx'
import { WorkSheet } from '../../ui/work-order/work-sheet.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { formatMoney } from '../sections/format-money.ts'

interface PriceSheetProps {
  stamp: Exclude<Stamp, 'example' | 'notOrdered'>
  rooms: HouseProps['rooms']
  place: ReactNode
  priceCents: Cents
  lines: readonly PriceLine[]
  feeCents?: Cents
  children?: ReactNode
}

/** The price of an order on its work order: its parts and the VAT in it. */
export function PriceSheet({ stamp, rooms, place, priceCents, lines, feeCents = noCents, children }: PriceSheetProps) {
  const { words, language } = useOffice()
  const { price, stamps } = words.orders
  const nameOf = (part: PriceLine['part']) =>
    part === 'cleaning' || part === 'travel' ? price[part] : words.work.extras[part].name
  return (
    <WorkSheet
      word={stamps[stamp]}
      stamp={stamp}
      rooms={rooms}
      place={place}
      price={formatMoney(addCents(priceCents, feeCents), language)}
      terms={price.total}
    >
      <WorkLines
        label={price.title}
        lines={[
          ...lines.map(({ part, cents }) => ({ key: part, label: nameOf(part), amount: formatMoney(cents, language) })),
          ...(feeCents > 0 ? [{ key: 'fee', label: price.fee, amount: formatMoney(feeCents, language) }] : []),
          ...vatShares(lines).map(({ vatPercent, vatCents }) => ({
            key: `vat-${vatPercent}`,
            label: fill(price.vat, { percent: vatPercent }),
            amount: formatMoney(vatCents, language),
          })),
        ]}
      />
      {children}
    </WorkSheet>
  )
}
