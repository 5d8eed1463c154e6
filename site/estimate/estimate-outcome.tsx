import { estimate } from '#copy/estimate.ts'
import { estimateDesk as words } from '#copy/estimate-desk.ts'
import { packageNames } from '#copy/package-names.ts'
import { fill } from '../../copy/fill.ts'
import { money, priceRange, shortDay, spacedZipCode } from '../../copy/format/format-work.ts'
import type { EstimateAnswer } from '../../domain/estimate/answer.ts'
import { lowestDate, summaryOf } from '../../domain/estimate/summary.ts'
import { Button, ButtonLink, PrintButton } from '../../ui/components/button.tsx'
import field from '../../ui/components/field.module.css'
import { House } from '../../ui/work-order/house.tsx'
import type { EstimateResult } from '../page-data/estimate-result.ts'
import barStyles from './estimate-bar.module.css'
import styles from './estimate-outcome.module.css'
import { announcement, place, typicalHome } from './estimate-words.ts'
import type { LiveEstimate } from './use-estimate.ts'
import { EstimateOrder } from './work-order-of-estimate.tsx'

interface EstimateOutcomeProps {
  result: EstimateResult
  status: LiveEstimate['status']
  /** Whether the figures are those of an example, because there is no postcode yet. */
  example: boolean
  /** Whether there is a postcode to order for; otherwise the sheet asks for one. */
  orderable: boolean
  /** Where what the form says can be ordered, on a date if one is named. */
  orderHref: (date?: string) => string
  contactHref: string
}

/** The result of the form: figures on a work order, or why there are none. A polite live region. */
export function EstimateOutcome({ result, status, example, contactHref, ...order }: EstimateOutcomeProps) {
  const answer = result.state === 'estimate' ? result.answer : undefined
  const problem = result.state === 'refused' ? result.problems.rooms : undefined
  const failed = status === 'failed' && words.result.failed
  const refused = problem && (problem === 'tooMany' ? words.result.tooMany : words.result.tooLarge)
  const spoken = status === 'current' && answer && !example && announcement(answer)
  return (
    <section aria-busy={status === 'asking'}>
      <h2 className="visually-hidden">{words.result.title}</h2>
      <div role="status">
        {failed && <p className={field.problem}>{failed}</p>}
        {refused && (
          <p className={styles.sentence}>
            {refused} <a href={contactHref}>{words.result.toContact}</a>
          </p>
        )}
        {spoken && <p className="visually-hidden">{spoken}</p>}
      </div>
      {answer && <Figures answer={answer} example={example} {...order} />}
      {!problem && !answer && <p className={styles.sentence}>{words.result.noPrice}</p>}
    </section>
  )
}

function Figures({
  answer,
  example,
  orderable,
  orderHref,
}: { answer: EstimateAnswer } & Pick<EstimateOutcomeProps, 'example' | 'orderable' | 'orderHref'>) {
  const { packageId, zipCode, dates, assumptions } = answer
  const summary = summaryOf(answer)
  const service = fill(words.result.summary, { package: packageNames[packageId], zipCode: spacedZipCode(zipCode) })
  return (
    <EstimateOrder
      summary={{ ...summary, dates }}
      example={example}
      home={assumptions.typicalHome ? typicalHome(summary) : fill(words.result.own, { area: summary.area })}
      note={example ? `${service} ${words.result.exampleHint}` : service}
      orderHref={orderHref}
      actions={
        orderable ? (
          <>
            <ButtonLink href={orderHref()} variant={example ? 'secondary' : 'primary'}>
              {estimate.order}
            </ButtonLink>
            <PrintButton variant="secondary">{words.result.print}</PrintButton>
          </>
        ) : (
          <Button type="submit">{words.form.submit}</Button>
        )
      }
    />
  )
}

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
    <div className={barStyles.bar}>
      <House rooms={answer.assumptions.rooms} stamp={example ? 'example' : 'nonBinding'} />
      <p>
        <strong>{priceRange(answer.price)}</strong>{' '}
        <small>{example ? place(answer, example) : lowest && `${shortDay(lowest.date)} ${money(lowest.price)}`}</small>
      </p>
      {orderUrl ? (
        <ButtonLink small href={orderUrl}>
          {estimate.order}
        </ButtonLink>
      ) : (
        <Button type="submit" small variant="secondary">
          {words.form.submit}
        </Button>
      )}
    </div>
  )
}
