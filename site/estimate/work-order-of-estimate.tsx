import type { ReactNode } from 'react'
import { estimate as words } from '#copy/estimate.ts'
import { fill } from '../../copy/fill.ts'
import { crew, money, priceRange, shortDay, typeset } from '../../copy/format/format-work.ts'
import { type EstimateSummary, lowestDate } from '../../domain/estimate/summary.ts'
import { WorkLines } from '../../ui/work-order/work-lines.tsx'
import { WorkOrder } from '../../ui/work-order/work-order.tsx'
import { place } from './estimate-words.ts'

interface EstimateOrderProps {
  summary: EstimateSummary
  /** Whether it is an example: then it says so, and its dates lead nowhere. */
  example: boolean
  /** The assumptions about the home. */
  home: string
  /** A further remark, in a sentence. */
  note?: string
  /** Where a date leads. */
  orderHref: (date: string) => string
  actions: ReactNode
  beside?: boolean
}

/** An estimate on a work order: region and team, home, price, crew and dates; the cheapest is marked in words. */
export function EstimateOrder({ summary, example, home, note, orderHref, actions, beside }: EstimateOrderProps) {
  const { price, sample, dates } = summary
  const lowest = lowestDate(dates)
  return (
    <WorkOrder
      stamp={example ? 'example' : 'nonBinding'}
      rooms={summary.rooms}
      name={place(summary, example)}
      place={home}
      price={priceRange(price)}
      terms={typeset(fill(words.terms, { crew: crew(summary) }) + (sample ? ` · ${words.sample}` : ''))}
      beside={beside}
      actions={actions}
    >
      {note && <p>{note}</p>}
      {dates.length > 0 ? (
        <WorkLines
          label={fill(words.firstDates, { team: summary.team })}
          lines={dates.map((each) => ({
            key: each.date,
            label: shortDay(each.date),
            amount: money(each.price),
            mark: each === lowest ? words.lowest : undefined,
            href: example ? undefined : orderHref(each.date),
          }))}
        />
      ) : (
        <p>{words.noDates}</p>
      )}
    </WorkOrder>
  )
}
