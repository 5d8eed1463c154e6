import { estimate } from '#copy/estimate.ts'
import { estimateDesk as words } from '#copy/estimate-desk.ts'
import { packageNames } from '#copy/package-names.ts'
import { fill } from '../../copy/fill.ts'
import { money, priceRange, shortDay, spacedZipCode } from '../../copy/format/format-work.ts'
import type { EstimateAnswer } from '../../domain/estimate/answer.ts'
import { lowestDate, summaryOf } from '../../domain/estimate/summary.ts'
import { Button, ButtonLink, PrintButton } from '../../ui/components/button.tsx'
import { House } from '../../ui/work-order/house.tsx'
import type { EstimateResult } from '../page-data/estimate-result.ts'
import { orderHref } from '../page-data/order-href.ts'
import { href, usePageFacts } from '../page-data/page-facts.ts'
import barStyles from './estimate-bar.module.css'
import styles from './estimate-outcome.module.css'
import { announcement, place, typicalHome } from './estimate-words.ts'
import { EstimateOrder } from './work-order-of-estimate.tsx'

interface EstimateOutcomeProps {
  result: EstimateResult
  /** Whether the figures are those of an example, because there is no postcode yet: the sheet asks for one. */
  example: boolean
}

/** The result of the form: figures on a work order, or why there are none. A polite live region. */
export function EstimateOutcome({ result, example }: EstimateOutcomeProps) {
  const answer = result.state === 'estimate' ? result.answer : undefined
  const isTooLarge = result.state === 'refused' && result.problems.rooms !== undefined
  return (
    <section>
      <h2 className="visually-hidden">{words.result.title}</h2>
      <div role="status">
        {isTooLarge && (
          <p className={styles.sentence}>
            {words.result.tooLarge} <a href={href('customer-service')}>{words.result.toContact}</a>
          </p>
        )}
        {answer && !example && <p className="visually-hidden">{announcement(answer)}</p>}
      </div>
      {answer && <Figures answer={answer} example={example} />}
      {!isTooLarge && !answer && <p className={styles.sentence}>{words.result.noPrice}</p>}
    </section>
  )
}

interface FiguresProps {
  answer: EstimateAnswer
  example: boolean
}

function Figures({ answer, example }: FiguresProps) {
  const facts = usePageFacts()
  const { packageId, zipCode, dates, assumptions } = answer
  const summary = summaryOf(answer)
  const service = fill(words.result.summary, { package: packageNames[packageId], zipCode: spacedZipCode(zipCode) })
  return (
    <EstimateOrder
      summary={{ ...summary, dates }}
      example={example}
      home={assumptions.typicalHome ? typicalHome(summary) : fill(words.result.own, { area: summary.area })}
      note={example ? `${service} ${words.result.exampleHint}` : service}
      orderHref={(date) => orderHref(facts, date)}
      actions={
        example ? (
          <Button type="submit" name="refresh" value="yes">
            {words.form.submit}
          </Button>
        ) : (
          <>
            <ButtonLink href={orderHref(facts)}>{estimate.order}</ButtonLink>
            <PrintButton variant="secondary">{words.result.print}</PrintButton>
          </>
        )
      }
    />
  )
}

/** The estimate in one line at the lower edge of a phone, as long as the form is on the screen. */
export function EstimateBar({ answer, example }: FiguresProps) {
  const facts = usePageFacts()
  const lowest = lowestDate(answer.dates)
  return (
    <div className={barStyles.bar}>
      <House rooms={answer.assumptions.rooms} stamp={example ? 'example' : 'nonBinding'} />
      <p>
        <strong>{priceRange(answer.price)}</strong>{' '}
        <small>{example ? place(answer, example) : lowest && `${shortDay(lowest.date)} ${money(lowest.price)}`}</small>
      </p>
      {example ? (
        <Button type="submit" name="refresh" value="yes" small variant="secondary">
          {words.form.submit}
        </Button>
      ) : (
        <ButtonLink small href={orderHref(facts)}>
          {estimate.order}
        </ButtonLink>
      )}
    </div>
  )
}
