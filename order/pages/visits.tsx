import { visits as words } from '#copy/order/visits.ts'
import { fill } from '../../copy/fill.ts'
import { holdMinutes } from '../../domain/scheduling/hold-limit.ts'
import { Button } from '../../ui/button.tsx'
import { useModule } from '../../ui/page-modules.ts'
import { fullDay } from '../../ui/work-words.ts'
import type { OrderDataOf } from '../page-data.ts'
import { draftPath } from '../pages.ts'
import bar from '../sections/bottom-bar.module.css'
import { DraftOrder } from '../sections/draft-order.tsx'
import { ErrorSummary } from '../sections/error-summary.tsx'
import styles from '../sections/form.module.css'
import { Progress } from '../sections/progress.tsx'
import { StepPage } from '../sections/step-page.tsx'
import { chosenInWords, VisitWeeks, visitsId } from '../sections/visit-weeks.tsx'

/** Step 2 (R16.2): every free visit with its price. */
export default function VisitsPage({ data }: { data: OrderDataOf<'visits'> }) {
  const { draft, problem, handover, ...choice } = data
  useModule('name-choice')
  const text =
    problem === 'expired' ? fill(words.problems.expired, { minutes: holdMinutes }) : problem && words.problems[problem]
  return (
    <>
      <Progress current="visits" draft={draft} />
      <StepPage title={words.title} lead={words.lead} aside={<DraftOrder {...data} />}>
        <ErrorSummary problems={text ? [{ id: visitsId, text }] : []} />
        {choice.offers.length > 0 ? (
          <form
            className={styles.form}
            method="post"
            action={draftPath(draft.id, 'visits')}
            data-on-input="name-choice"
          >
            {handover && <p className={styles.quiet}>{fill(words.handover, { date: fullDay(handover) })}</p>}
            <VisitWeeks {...choice} until={handover} problem={problem === 'required' ? text : undefined} />
            <p className={`${styles.submit} ${bar.bar}`}>
              <Button type="submit">{words.submit}</Button>
              <span data-choice="">{chosenInWords(choice)}</span>
            </p>
            <p className={styles.quiet}>{fill(words.hold, { minutes: holdMinutes })}</p>
          </form>
        ) : (
          <p>{words.none}</p>
        )}
      </StepPage>
    </>
  )
}
