import { estimate as words } from '#copy/estimate.ts'
import { estimateDesk } from '#copy/estimate-desk.ts'
import { money, priceRange, shortDay } from '../../copy/format/format-work.ts'
import type { EstimateAnswer } from '../../domain/estimate/answer.ts'
import { lowestDate } from '../../domain/estimate/summary.ts'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import { House } from '../../ui/work-order/house.tsx'
import styles from './estimate-bar.module.css'
import { place } from './estimate-words.ts'

/** The estimate in one line at the lower edge of a phone, as long as the form is on the screen. */
export function EstimateBar({
  answer,
  example,
  orderUrl,
}: {
  answer: EstimateAnswer
  example: boolean
  /** Undefined while there is no postcode. */
  orderUrl: string | undefined
}) {
  const lowest = lowestDate(answer.dates)
  return (
    <div className={styles.bar}>
      <House rooms={answer.assumptions.rooms} stamp={example ? 'example' : 'nonBinding'} />
      <p>
        <strong>{priceRange(answer.price)}</strong>{' '}
        <small>{example ? place(answer, example) : lowest && `${shortDay(lowest.date)} ${money(lowest.price)}`}</small>
      </p>
      {orderUrl ? (
        <ButtonLink small href={orderUrl}>
          {words.order}
        </ButtonLink>
      ) : (
        <Button type="submit" small variant="secondary">
          {estimateDesk.form.submit}
        </Button>
      )}
    </div>
  )
}
