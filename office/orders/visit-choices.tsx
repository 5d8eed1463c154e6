import type { ReactNode } from 'react'
import type { VisitOffer } from '../../domain/orders/order.ts'
import { visitPartNames } from '../../domain/scheduling/visit.ts'
import { useOffice } from '../layout/office-facts.ts'
import table from '../sections/table.module.css'
import { dayInWords } from './state-words.ts'

interface FreeVisitsProps {
  offers: readonly VisitOffer[]
  /** What a cell has: a button or link that says the price. */
  children: (offer: VisitOffer) => ReactNode
}

/** The visits that are free, a row for each date. */
export function FreeVisits({ offers, children }: FreeVisitsProps) {
  const { words, language } = useOffice()
  const parts = visitPartNames.filter((part) => offers.some(({ visit }) => visit.part === part))
  const dates = [...new Set(offers.map(({ visit }) => visit.date))]
  if (dates.length === 0) return <p>{words.newOrder.noVisits}</p>
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{words.newOrder.date}</th>
            {parts.map((part) => (
              <th key={part} scope="col">
                {words.orders.parts[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dates.map((date) => (
            <tr key={date}>
              <th scope="row">{dayInWords(date, language)}</th>
              {parts.map((part) => {
                const offer = offers.find(({ visit }) => visit.date === date && visit.part === part)
                return <td key={part}>{offer ? children(offer) : '–'}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
