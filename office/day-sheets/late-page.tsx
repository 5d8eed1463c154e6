import { randomUUID } from 'node:crypto'
import { fill } from '../../copy/fill.ts'
import { clockTime } from '../../copy/format/clock-time.ts'
import { lateSentences } from '../../copy/office/late-sentences.ts'
import { carried, entry, radios } from '../../domain/forms/fields.ts'
import { form, type Refused, type Shown, showForm } from '../../domain/forms/form.ts'
import type { Language } from '../../domain/language.ts'
import { lateArrival, lateChoices, mayNotifyLate } from '../../domain/orders/late-notice.ts'
import { type Visit, visitEnd } from '../../domain/scheduling/visit.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { recordByForm, type Said } from '../../services/visits/record-by-form.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { OfficeForm } from '../sections/office-form.tsx'
import { pathsOf, showStale, type VisitAnswer } from './answer-day-sheet.ts'
import type { SheetSearch } from './read-day-sheet.ts'

/** Asks how late a team is; sent twice, it queues one notice. */
const lateForm = form({ minutes: radios(lateChoices.map(String)), number: carried(), formId: entry() })

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
function LatePage({ asking, number, visit, site, action, back }: LateProps) {
  const { words, now } = useOffice()
  const { late } = words.planning
  const labels = lateChoices.map((minutes) => [minutes, fill(late.choice, { minutes })])
  const texts = lateChoices.map((minutes) => [
    minutes,
    <q key={minutes} lang={site}>
      {fill(lateSentences[site], { minutes, at: clockTime(lateArrival(visitEnd(visit, 0), minutes, now)) })}
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
          button: late.button,
        }}
        more={{ minutes: { texts: Object.fromEntries(texts) } }}
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

/** `GET /planning/day/{country}/{team}/{date}/late?number=`: asks how late the team is (R18.33). */
export const askLate: VisitAnswer = (request, services, sheet, row) =>
  mayNotifyLate(row, request.now) ? latePage(request, sheet, row) : showStale(request, services, sheet)

/**
 * `POST` to the same address: lets the customer know, or takes that back while it is held. Sending one form
 * twice changes nothing; another form is another message.
 */
export const notifyLate: VisitAnswer = async (request, services, sheet, row) => {
  const { form, person, now, redirect } = request
  const record = async (said: Said, wanted: 'announced' | 'takenBack') => {
    const { outcome } = await recordByForm(services, row, said, { person, wanted }, now)
    return outcome === 'done' ? redirect(pathsOf(sheet, row.number).back) : await showStale(request, services, sheet)
  }
  const of = form.get('takeBack')
  if (of !== null) return await record({ kind: 'undo', of }, 'takenBack')
  const show = (refused: Refused<typeof lateForm>) => latePage(request, sheet, row, refused)
  return await answerForm(form, lateForm, show, ({ minutes, formId: id }) =>
    record({ kind: 'late', id, minutes: Number(minutes) }, 'announced'),
  )
}

function latePage(
  { show, language }: PersonRequest,
  sheet: SheetSearch,
  row: OrderTable,
  refused?: Refused<typeof lateForm>,
): Response {
  const { number, date, part, language: site } = row
  const { late: action, back } = pathsOf(sheet, number)
  const asking = showForm(lateForm, { number, formId: randomUUID() }, language, refused)
  return show(LatePage, { asking, number, visit: { date, part }, site, action, back }, refused?.status)
}
