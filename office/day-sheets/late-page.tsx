import { fill } from '../../copy/fill.ts'
import { clockTime } from '../../copy/format/clock-time.ts'
import { lateSentences } from '../../copy/office/late-sentences.ts'
import { carried, entry, radios } from '../../domain/forms/fields.ts'
import { form, type Shown } from '../../domain/forms/form.ts'
import type { Language } from '../../domain/language.ts'
import { lateArrival, lateChoices } from '../../domain/orders/late-notice.ts'
import type { Visit } from '../../domain/scheduling/visit.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { OfficeForm } from '../sections/office-form.tsx'

/** Asks how late a team is; sent twice, it queues one notice. */
export const lateForm = form({ minutes: radios(lateChoices.map(String)), number: carried(), formId: entry() })

interface LateProps {
  asking: Shown<typeof lateForm>
  number: string
  visit: Visit
  /** The customer's. */
  site: Language
  /** Where the form goes, and where “back” leads. */
  action: string
  back: string
}

/** Asks how late the team is, with the words that the customer would read (R18.33). */
export function LatePage({ asking, number, visit, site, action, back }: LateProps) {
  const { words, now } = useOffice()
  const { late } = words.planning
  const labels = lateChoices.map((minutes) => [minutes, fill(late.choice, { minutes })])
  const texts = lateChoices.map((minutes) => [
    minutes,
    <q key={minutes} lang={site}>
      {fill(lateSentences[site], { minutes, at: clockTime(lateArrival(visit, minutes, now)) })}
    </q>,
  ])
  return (
    <OfficeLayout title={fill(late.title, { number })}>
      <OfficeForm
        of={asking}
        action={action}
        words={{
          labels: { minutes: late.legend },
          options: { minutes: Object.fromEntries(labels) },
          problems: { minutes: late.missing },
        }}
        more={{ minutes: { texts: Object.fromEntries(texts) } }}
        button={late.button}
        stacked
      >
        <p>{late.held}</p>
      </OfficeForm>
      <p>
        <a href={back}>{words.steps.back}</a>
      </p>
    </OfficeLayout>
  )
}
