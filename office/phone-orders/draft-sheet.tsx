import { spacedZipCode } from '../../copy/format/format-work.ts'
import type { Draft } from '../../domain/orders/order.ts'
import type { DraftQuote } from '../../services/orders/draft/draft-quote.ts'
import { useOffice } from '../layout/office-facts.ts'
import { PriceSheet } from '../orders/office-price-sheet.tsx'
import { crewInWords, roomsInWords } from '../orders/state-words.ts'

/** The price of an order by phone, on its work order. */
export function DraftSheet({ draft: { home }, quote }: { draft: Draft; quote: DraftQuote }) {
  const office = useOffice()
  const { work } = office.words
  const { priceCents, lines, teamName, people, minutesOnSite } = quote
  if (priceCents === undefined) return null
  return (
    <PriceSheet
      stamp="nonBinding"
      rooms={quote.rooms}
      name={work.packages[home.packageId]}
      place={
        <>
          {spacedZipCode(home.zipCode)}
          {home.rooms && `, ${roomsInWords(home.rooms, office)}`}
        </>
      }
      priceCents={priceCents}
      lines={lines}
    >
      <p>
        {teamName}: {crewInWords({ people, minutesOnSite }, office)}
      </p>
    </PriceSheet>
  )
}
