import { estimateDesk as words } from '#copy/estimate-desk.ts'
import { fill } from '../../copy/fill.ts'
import type { EstimateAnswer } from '../../domain/estimate/answer.ts'
import styles from './date-cards.module.css'
import { money, shortDay } from '../../ui/work-words.ts'

/** The first possible dates side by side, each with its price and range; the cheapest is marked in words. */
export function DateCards({ dates }: Pick<EstimateAnswer, 'dates'>) {
  const lowest = Math.min(...dates.map(({ price }) => price))
  return (
    <ol className={styles.dates}>
      {dates.map(({ date, price, low, high }) => (
        <li key={date} className={price === lowest ? styles.lowest : ''}>
          <time dateTime={date}>{shortDay(date)}</time> <strong>{money(price)}</strong>{' '}
          <span>{fill(words.result.between, { low: money(low), high: money(high) })}</span>
          {price === lowest && <em>{words.result.lowest}</em>}
        </li>
      ))}
    </ol>
  )
}
