import { fill } from '../../copy/fill.ts'
import { clockTime } from '../../copy/format/clock-time.ts'
import { lateSentences } from '../../copy/office/late-sentences.ts'
import type { Language } from '../../domain/language.ts'
import { lateArrival, lateChoices } from '../../domain/orders/late-notice.ts'
import type { Visit } from '../../domain/scheduling/visit.ts'
import { Button } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import step from '../orders/order-step-page.module.css'
import form from '../sections/form.module.css'
import styles from './late-page.module.css'

interface LateProps {
  number: string
  visit: Visit
  /** The customer's. */
  site: Language
  /** The id of this form, so that sending it twice queues one notice. */
  formId: string
  /** Where the form goes, and where “back” leads. */
  action: string
  back: string
  /** Whether it was sent without a choice. */
  isMissing: boolean
}

/** Asks how late the team is, with the words that the customer would read (R18.33). */
export function LatePage({ number, visit, site, formId, action, back, isMissing }: LateProps) {
  const { words, now } = useOffice()
  const { late, steps } = { late: words.planning.late, steps: words.steps }
  return (
    <OfficeLayout title={fill(late.title, { number })}>
      <form method="post" action={action} className={step.form}>
        <input type="hidden" name="number" defaultValue={number} />
        <input type="hidden" name="formId" defaultValue={formId} />
        <fieldset className={`${form.options} ${styles.choices}`}>
          <legend>{late.legend}</legend>
          {lateChoices.map((minutes, index) => (
            <label key={minutes}>
              <input
                id={index === 0 ? 'minutes' : undefined}
                type="radio"
                name="minutes"
                value={minutes}
                required
                {...(index === 0 && isMissing && { 'aria-invalid': true, 'aria-describedby': 'minutes-problem' })}
              />{' '}
              <span>
                {fill(late.choice, { minutes })}{' '}
                <q lang={site}>
                  {fill(lateSentences[site], { minutes, at: clockTime(lateArrival(visit, minutes, now)) })}
                </q>
              </span>
            </label>
          ))}
          {isMissing && (
            <p id="minutes-problem" className={form.problem}>
              {late.missing}
            </p>
          )}
        </fieldset>
        <p>{late.held}</p>
        <p className={step.buttons}>
          <Button type="submit" name="do" value="tell">
            {late.button}
          </Button>
          <a href={back}>{steps.back}</a>
        </p>
      </form>
    </OfficeLayout>
  )
}
