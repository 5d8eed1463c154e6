import { estimate as words } from '#copy/estimate.ts'
import type { EstimateAnswer } from '../../domain/estimate/answer.ts'
import { formatChoice } from '../../domain/estimate/choice.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import type { ZipCode } from '../../domain/places/postcode.ts'
import { SampleMark } from '../../ui/sample-mark.tsx'
import styles from './estimate-panel.module.css'
import { crew, money, shortDay } from '../../ui/work-words.ts'
import { announcement, place, range, typicalHome } from './estimate-words.ts'
import { useEstimate } from './use-estimate.ts'

const datesShown = 3

interface EstimatePanelProps {
  packageId: PackageId
  /** The code in the field once it is a covered one, otherwise undefined. */
  zipCode: ZipCode | undefined
  /** The path of the estimate page. */
  estimateHref: string
}

/**
 * The estimate under a postcode form, in a space that is kept for it, so that its coming moves nothing. It stands inside the form:
 * without script its button sends the form to the estimate page instead. A failure says nothing, for Start is what the visitor came for.
 */
export function EstimatePanel({ packageId, zipCode, estimateHref }: EstimatePanelProps) {
  const query = zipCode === undefined ? undefined : formatChoice({ packageId, zipCode, extras: [] })
  const { answered, status } = useEstimate(query)
  const result = query !== undefined && status === 'current' ? answered?.result : undefined
  const answer = result?.state === 'estimate' ? result.answer : undefined
  return (
    <div className={styles.panel}>
      <p className="visually-hidden" role="status">
        {answer && announcement(answer)}
      </p>
      <div className={styles.space}>
        {answer && <Summary answer={answer} href={`${estimateHref}?${query}`} />}
        {!result && status !== 'failed' && <Invitation estimateHref={estimateHref} />}
      </div>
    </div>
  )
}

const Invitation = ({ estimateHref }: { estimateHref: string }) => (
  <div className={styles.invitation}>
    <p>{words.invitation}</p>
    <button type="submit" formAction={estimateHref}>
      {words.show}
    </button>
  </div>
)

const Summary = ({ answer, href }: { answer: EstimateAnswer; href: string }) => (
  <div className={styles.summary}>
    <p className={styles.price}>
      <strong>{range(answer.price)}</strong> <span>{words.nonBinding}</span>
    </p>
    {answer.sample && <SampleMark text={words.sample} />}
    <p>
      {place(answer)}: {crew(answer)}
    </p>
    <p className={styles.small}>
      {typicalHome(answer)} <a href={href}>{words.adjust}</a>
    </p>
    <ul className={styles.dates} aria-label={words.firstDates}>
      {answer.dates.slice(0, datesShown).map(({ date, price }) => (
        <li key={date}>
          {shortDay(date)} <strong>{money(price)}</strong>
        </li>
      ))}
    </ul>
  </div>
)
