import { visits as words } from '#copy/order/visits.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { companyFacts } from '../../copy/format/company-facts.ts'
import { fullDay } from '../../copy/format/format-work.ts'
import { holdMinutes, longestHoldMinutes } from '../../domain/scheduling/hold-limit.ts'
import { formatVisit, type Visit } from '../../domain/scheduling/visit.ts'
import { Button } from '../../ui/components/button.tsx'
import { Agreement } from '../../ui/components/choices.tsx'
import { useModule } from '../../ui/document/page-modules.ts'
import { draftPath } from '../layout/routes.ts'
import { DraftOrder, type Summary } from '../sections/draft-order.tsx'
import styles from '../sections/order-form.module.css'
import { StepForm } from '../sections/order-form.tsx'
import { Progress } from '../sections/progress.tsx'
import { StepBar } from '../sections/step-bar.tsx'
import { ErrorSummary, Notice, StepPage } from '../sections/step-frame.tsx'
import { chosenInWords, firstId, type VisitChoice, VisitWeeks, visitsId } from '../sections/visit-weeks.tsx'
import page from './visits-page.module.css'

const formId = 'dates'

/** Why a visit has to be chosen again, or could not be. */
export type VisitProblem = 'required' | 'unknown' | 'taken' | 'expired' | 'gone' | 'afterHandover'

export interface VisitsProps extends Summary, VisitChoice {
  problem?: VisitProblem | undefined
  /**
   * The day that the visitor picked on the website, ISO 8601, while no visit is chosen here: `chosen` if one of it is
   * free.
   */
  picked?: string
  /** Whether no team works on the day that the visitor picked: it was never available. */
  dayOff?: boolean
}

/** Step 2 (R16.2): every free visit with its price. */
export default function VisitsPage({ draft, quote, problem, picked, dayOff, ...choice }: VisitsProps) {
  const { handover } = draft.home
  useModule('name-choice')
  const facts = { minutes: holdMinutes, date: handover ? fullDay(handover) : '' }
  const text = problem && fillAll(words.problems, facts)[problem]
  const id = problem === 'required' ? firstId(choice.offers) : visitsId
  const submit = (
    <Button type="submit" form={formId}>
      {words.submit}
    </Button>
  )
  return (
    <>
      <Progress current="visits" draft={draft} />
      <StepPage
        title={words.title}
        lead={words.lead}
        aside={<DraftOrder draft={draft} quote={quote} offers={choice.offers} action={submit} />}
        popover
      >
        <ErrorSummary problems={text ? [{ id, text }] : []} />
        {picked && choice.offers.length > 0 && <Picked date={picked} dayOff={dayOff} chosen={choice.chosen} />}
        {choice.offers.length > 0 ? (
          <Dates draft={draft} problem={problem} text={text} choice={choice} />
        ) : (
          <p>{words.none}</p>
        )}
      </StepPage>
    </>
  )
}

interface DatesProps extends Pick<VisitsProps, 'draft' | 'problem'> {
  /** The problem in words. */
  text: string | undefined
  choice: VisitChoice
}

/** The form of the visits, with the box that says yes to one after the handover. */
function Dates({ draft, problem, text, choice }: DatesProps) {
  const { handover } = draft.home
  return (
    <StepForm
      id={formId}
      className={`${styles.form} ${page.form}`}
      action={draftPath(draft.id, 'visits')}
      checkedOn="focusout"
      data-on-input="name-choice"
    >
      {handover && (
        <p className={styles.quiet}>{fillAll(words.handover, { ...companyFacts, date: fullDay(handover) })}</p>
      )}
      <VisitWeeks {...choice} handover={handover} problem={problem === 'required' ? text : undefined} />
      {handover && problem === 'afterHandover' && (
        <Agreement name="afterHandover" label={fill(words.comeLate, { date: fullDay(handover) })} chosen={undefined} />
      )}
      <StepBar
        brief={
          <>
            <span data-choice="{choice}">{chosenInWords(choice)}</span>
            <span className={page.first}>{words.first}</span>
          </>
        }
      >
        <Button type="submit">{words.submit}</Button>
      </StepBar>
      <p className={styles.quiet}>{fill(words.hold, { minutes: holdMinutes, longest: longestHoldMinutes })}</p>
    </StepForm>
  )
}

/** Says whether the day picked on the website is marked below, or gone. */
const Picked = ({ date, dayOff, chosen }: { date: string; dayOff: boolean | undefined; chosen: Visit | undefined }) => (
  <Notice kind={chosen ? 'right' : 'attention'}>
    <p>
      {chosen ? (
        <a href={`#${formatVisit(chosen)}`}>{fill(words.picked, { date: fullDay(date) })}</a>
      ) : (
        fill(dayOff ? words.pickedDayOff : words.pickedGone, { date: fullDay(date) })
      )}
    </p>
  </Notice>
)
