import { randomUUID } from 'node:crypto'
import { fill } from '../../copy/fill.ts'
import { clockTime } from '../../copy/format/clock-time.ts'
import { lateSentences } from '../../copy/office/late-sentences.ts'
import { carried, entry, radios } from '../../domain/forms/fields.ts'
import { form, type Refused, type Shown, showForm } from '../../domain/forms/form.ts'
import type { Language } from '../../domain/language.ts'
import { lateArrival, lateChoices, mayNotifyLate } from '../../domain/orders/late-notice.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { type Visit, visitEnd } from '../../domain/scheduling/visit.ts'
import { type Database, retryingTransaction } from '../../services/database/schema.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { lockOrder } from '../../services/orders/advance/advance-order.ts'
import { queueLateNotice, takeBackLateNotice } from '../../services/orders/notices/queue-late-notice.ts'
import { audit } from '../../services/people/audit.ts'
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

/** `GET /planning/day/{country}/{team}/{date}/late?number=`: asks how late the team is (R18.33). */
export const askLate: VisitAnswer = (request, services, sheet, row) =>
  mayNotifyLate(row, request.now) ? latePage(request, sheet, row) : showStale(request, services, sheet)

/**
 * `POST` to the same address: lets the customer know, or takes that back while it is held. Sending one form
 * twice changes nothing; another form is another message.
 */
export const notifyLate: VisitAnswer = async (request, services, sheet, row) => {
  const { form, person, now, redirect } = request
  const by = { by: person, subject: `order:${row.id}` }
  const change = async (work: (transaction: Database, order: OrderTable) => Promise<Outcome>) => {
    const { outcome } = await retryingTransaction(services.database, async (transaction): Promise<Outcome> => {
      const order = await lockOrder(transaction, row.id)
      return order ? await work(transaction, order) : { outcome: 'stale' }
    })
    return outcome === 'done' ? redirect(pathsOf(sheet, row.number).back) : await showStale(request, services, sheet)
  }
  const takenBack = form.get('takeBack')
  if (takenBack !== null)
    return await change(async (transaction, order) => {
      const taken = await takeBackLateNotice(transaction, { orderId: order.id, id: takenBack }, now)
      if (taken.outcome === 'done') await audit(transaction, { ...by, action: 'takeBackLate' }, now)
      return taken
    })
  const show = (refused: Refused<typeof lateForm>) => latePage(request, sheet, row, refused)
  return await answerForm(form, lateForm, show, ({ minutes: chosen, formId }) =>
    change(async (transaction, order) => {
      const minutes = lateChoices.find((one) => String(one) === chosen)
      if (!minutes) return { outcome: 'stale' }
      const queued = await queueLateNotice(transaction, order, { minutes, formId, at: now }, now)
      if (queued.outcome === 'done' && queued.isNew)
        await audit(transaction, { ...by, action: 'tellLate', after: { minutes } }, now)
      return queued
    }),
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
