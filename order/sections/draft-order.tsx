import type { ReactNode } from 'react'
import { business } from '#copy/order/business.ts'
import { frame as words } from '#copy/order/frame.ts'
import { packageNames } from '#copy/package-names.ts'
import { fill } from '../../copy/fill.ts'
import { crew, money, priceRange, spacedZipCode } from '../../copy/format/format-work.ts'
import { addCents } from '../../domain/money/cents.ts'
import { drawnRooms } from '../../domain/orders/house-windows.ts'
import type { Draft, OrderView, VisitOffer } from '../../domain/orders/order.ts'
import { orderStamps } from '../../domain/orders/order-stamps.ts'
import type { DraftQuote } from '../../services/orders/draft/draft-quote.ts'
import { PriceLines, partName } from '../../ui/work-order/price-lines.tsx'
import { WorkLines } from '../../ui/work-order/work-lines.tsx'
import { WorkOrder } from '../../ui/work-order/work-order.tsx'
import { arrivalInWords, priceWords, visitInWords } from './draft-words.ts'

/** The order of a draft so far, for the work order beside a step. */
export interface Summary {
  draft: Draft
  quote: DraftQuote
}

interface DraftOrderProps extends Summary {
  /** The visits that can be chosen: their prices are a range until one is. */
  offers?: readonly VisitOffer[]
  /** The button of the step, on a wide screen. */
  action?: ReactNode
}

/** The work order of an order that is not placed yet, filling line by line. */
export const DraftOrder = ({ draft: { home, visit }, quote, offers = [], action }: DraftOrderProps) => (
  <WorkOrder
    stamp="nonBinding"
    rooms={quote.rooms}
    name={packageNames[home.packageId]}
    place={
      <>
        {addressInWords(home)}
        <br />
        {offers.length > 0 ? (
          <span data-choice="{visit}">{visit && visitInWords(visit)}</span>
        ) : (
          visit && `${visitInWords(visit)}: ${arrivalInWords(visit)}`
        )}
      </>
    }
    price={
      <span data-choice="{price}">{quote.priceCents === undefined ? rangeOf(offers) : money(quote.priceCents)}</span>
    }
    terms={
      <span data-choice={words.lines.total}>{quote.priceCents === undefined ? words.missing : words.lines.total}</span>
    }
    actions={action}
  >
    <WorkLines
      label={words.linesLabel}
      lines={[
        ...quote.lines.map(({ part, cents }) => ({
          key: part,
          label: partName(part, priceWords),
          amount: money(cents),
        })),
        { key: 'team', label: words.lines.team, amount: quote.teamName },
      ]}
    />
    <p>{crew(quote)}</p>
  </WorkOrder>
)

function addressInWords({ zipCode, houseNumber }: Draft['home']): string {
  const spaced = spacedZipCode(zipCode)
  return houseNumber ? fill(words.address, { zipCode: spaced, houseNumber }) : spaced
}

function rangeOf(offers: readonly VisitOffer[]): string {
  const prices = offers.map(({ priceCents }) => priceCents)
  return prices.length > 0 ? priceRange({ low: Math.min(...prices), high: Math.max(...prices) }) : ''
}

/** An order as it is now, on its work order; of one that has ended, what was agreed. */
export function PlacedOrder({ view: { order, lines }, children }: { view: OrderView; children?: ReactNode }) {
  const stamp = orderStamps[order.state]
  const isEnded = stamp === 'ended'
  return (
    <WorkOrder
      stamp={stamp}
      rooms={drawnRooms(order)}
      name={packageNames[order.packageId]}
      place={visitInWords(order.visit) + (isEnded ? '' : `: ${arrivalInWords(order.visit)}`)}
      price={money(addCents(order.priceCents, order.feeCents))}
      terms={order.business?.isReverse ? business.net : isEnded ? words.lines.agreedTotal : words.lines.total}
    >
      <PriceLines lines={lines} business={order.business} feeCents={order.feeCents} words={priceWords} />
      {children}
    </WorkOrder>
  )
}
