import { hourlyPackage } from '../../domain/estimate/sold-hours.ts'
import type { Cents } from '../../domain/money/cents.ts'
import type { Order } from '../../domain/orders/order.ts'
import styles from './change-table.module.css'

/** How an app says what an order is, and what it would become. */
export interface ChangeSpeech {
  labels: Readonly<
    Record<'now' | 'later' | 'visit' | 'rooms' | 'extras' | 'hours' | 'crew' | 'handover' | 'price', string>
  >
  visit: (visit: Order['visit']) => string
  rooms: (rooms: Order['rooms']) => string
  extras: (extras: Order['extras']) => string
  hours: (soldMinutes: number | null) => string
  crew: (crew: Pick<Order, 'people' | 'minutesOnSite'>) => string
  day: (date: string) => string
  money: (cents: Cents) => string
}

/** What an order says, and the quote of a change. */
type Agreed = Parameters<ChangeSpeech['crew']>[0] &
  Pick<Order, 'visit' | 'rooms' | 'extras' | 'soldMinutes' | 'handover' | 'priceCents'>

interface ChangeTableProps {
  order: Order
  quote: Agreed
  speech: ChangeSpeech
  /** Its last line, where an app has one of its own. */
  last?: readonly [label: string, now: string, later: string]
}

/** What a change of an order makes different, beside what is agreed now, and the price (R16.5). */
export function ChangeTable({ order, quote, speech, last }: ChangeTableProps) {
  const { labels, visit, rooms, extras, hours, crew, day, money } = speech
  const lineOf = (label: string, say: (of: Agreed) => string) => [label, say(order), say(quote)] as const
  const lines = [
    lineOf(labels.visit, (of) => visit(of.visit)),
    lineOf(labels.rooms, (of) => rooms(of.rooms)),
    lineOf(labels.extras, (of) => extras(of.extras)),
    ...(order.packageId === hourlyPackage ? [lineOf(labels.hours, (of) => hours(of.soldMinutes))] : []),
    lineOf(labels.crew, crew),
    ...(order.packageId === 'es' ? [lineOf(labels.handover, (of) => (of.handover ? day(of.handover) : '–'))] : []),
  ]
  const shown = [
    ...lines.filter(([, now, later]) => now !== later),
    lineOf(labels.price, (of) => money(of.priceCents)),
    ...(last ? [last] : []),
  ]
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{labels.now}</th>
          <th scope="col">{labels.later}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(([label, now, later]) => (
          <tr key={label} data-differs={now !== later || undefined}>
            <th scope="row">{label}</th>
            <td>{now}</td>
            <td>{later}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
