import { estimateDesk } from '#copy/estimate-desk.ts'
import { business } from '#copy/order/business.ts'
import { frame } from '#copy/order/frame.ts'
import { notDone } from '#copy/order/not-done.ts'
import { orderPage as words } from '#copy/order/order-page.ts'
import { payment } from '#copy/order/payment.ts'
import { visit } from '#copy/order/visit.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { crew, fullDay, officeTime, typesetDates } from '../../copy/format/format-work.ts'
import { missingAccess } from '../../copy/format/missing-access.ts'
import { freeInWords, rightsInWords } from '../../copy/format/rights-in-words.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import type { BusinessAgreement } from '../../domain/orders/business-order.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { orderStamps } from '../../domain/orders/order-stamps.ts'
import type { Complaint } from '../../services/contact/read-complaints.ts'
import type { VisitReport } from '../../services/orders/report/read-report.ts'
import type { ReadStanding } from '../../services/payments/read-standing.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { PlainList } from '../../ui/components/plain-list.tsx'
import { orderPath } from '../layout/routes.ts'
import { CheckLines } from '../sections/check-lines.tsx'
import { PlacedOrder } from '../sections/draft-order.tsx'
import { roomLinesInWords } from '../sections/draft-words.ts'
import { isAskedToPay, PaymentNotice, standingLines } from '../sections/payment-notice.tsx'
import { personLines } from '../sections/person-lines.ts'
import { Notice } from '../sections/step-frame.tsx'
import { stageInWords, VisitProgress } from '../sections/visit-progress.tsx'
import { Complaints } from './complaints.tsx'
import { OpenTasks, openTasks } from './open-tasks.tsx'
import { OrderActions } from './order-actions.tsx'
import styles from './order-page.module.css'

interface OrderProps {
  view: OrderView
  changed: boolean
  /** Whether the confirmation waits for the office, because too many mails have gone to its address. */
  held: boolean
  /** How the team gets in, in the customer's words, and whether the team can get in with that. */
  accessNote: string | undefined
  accessKnown: boolean
  read: ReadStanding
  complaints: readonly Complaint[]
  report: VisitReport
}

/** An order by its private link (R16.5): what is true today, what only the customer can do, and what was agreed. */
export default function OrderPage(props: OrderProps) {
  const { view, accessNote, read } = props
  const { order } = view
  const isOrdered = order.state === 'ordered'
  const isToday = isOrdered && officeClock(read.at).date === order.visit.date
  const tasks = openTasks(props)
  const asks = !isOrdered && isAskedToPay(order, read.standing)
  const isCalm = tasks.length === 0 && !asks && order.state !== 'begun' && read.standing !== 'undecided'
  const facts = { ...view.person, number: order.number, date: fullDay(order.visit.date) }
  return (
    <>
      <h1 className={styles.title}>{typesetDates(fillAll(titleOf(view), facts))}</h1>
      <p className="lead">{typesetDates(fillAll(isToday ? words.today : words.states[order.state], facts))}</p>
      {order.notDoneReason && (
        <p>
          {notDone.reasons[order.notDoneReason]} {!order.callBy && notDone.spoken}
        </p>
      )}
      <Visit {...props} />
      {!isOrdered && (
        <PaymentNotice order={order} read={read}>
          {asks && (
            <p>
              <ButtonLink href={orderPath(view.key, 'pay')}>{payment.title}</ButtonLink>
            </p>
          )}
        </PaymentNotice>
      )}
      <OpenTasks tasks={tasks} />
      <News {...props} />
      <Complaints view={view} complaints={props.complaints} />
      <div className={styles.columns} id="sent">
        <div className={styles.main}>
          <PlacedOrder view={view}>
            {orderStamps[order.state] !== 'ended' && <CheckLines lines={agreedLines(view, accessNote)} />}
          </PlacedOrder>
          <OrderActions view={view} isCalm={isCalm} />
        </div>
        <div className={styles.side}>
          {isOrdered && (
            <section>
              <h2>{words.next}</h2>
              <PlainList items={nextSteps(props)} />
            </section>
          )}
          <Terms view={view} />
          <History view={view} />
          {isOrdered && <p className={styles.small}>{words.keepLink}</p>}
        </div>
      </div>
    </>
  )
}

/** Where the visit is, from the moment on at which there is something to say of it. */
function Visit({ view: { key, order }, report }: OrderProps) {
  const { stage } = report
  if (stage === 'planned' || stage === 'unrecorded' || stage === 'ended') return null
  const isOver = stage === 'finished' || stage === 'gaveUp'
  return (
    <>
      {order.state === 'ordered' && <p>{stageInWords(report, order)}</p>}
      {stage !== 'gaveUp' && <VisitProgress report={report} />}
      <p>
        <a href={orderPath(key, isOver ? 'report' : 'visit')}>{isOver ? visit.report.link : visit.link}</a>
      </p>
    </>
  )
}

function titleOf({ order: { state }, history }: OrderView): string {
  const isOffices = state === 'cancelled' && history.findLast(({ kind }) => kind === 'cancel')?.actor === 'office'
  return isOffices ? words.cancelledByOffice : words.titles[state]
}

/** Where the confirmation goes, an address that is to be confirmed, and that a change was made. */
function News({ view: { order, person, askedEmail }, changed, held }: OrderProps) {
  const isOrdered = order.state === 'ordered'
  const isEnded = order.state === 'cancelled' || order.state === 'withdrawn'
  return (
    <>
      {isEnded && person.email !== '' && <p className={styles.news}>{words.endConfirmed}</p>}
      {isOrdered && !changed && (
        <p className={styles.news}>
          {person.email === ''
            ? words.confirmationByPost
            : fill(held ? words.confirmationHeld : words.confirmation, { email: person.email })}
        </p>
      )}
      {isOrdered && askedEmail && (
        <Notice kind="attention">
          <p>
            {fillAll(person.email === '' ? words.correct.askedFirst : words.correct.asked, {
              email: askedEmail,
              former: person.email,
            })}
          </p>
        </Notice>
      )}
      {changed && <Notice kind="attention">{words.changed}</Notice>}
    </>
  )
}

/** What was agreed. */
function agreedLines({ order, person, teamName }: OrderView, note: string | undefined) {
  const { rooms, extras, zipCode, presence, access, noPhotos } = order
  const home = [roomLinesInWords(rooms), ...extras.map((id) => estimateDesk.extras[id].name)]
  return [
    ...(order.business ? businessLines(order.business) : [{ label: frame.lines.home, value: home.join('\n') }]),
    { label: frame.lines.work, value: `${crew(order)}\n${frame.lines.team}: ${teamName}` },
    ...personLines(person, zipCode, { presence, access, note, noPhotos }),
  ]
}

/** The company, its reference, and its work as it was agreed. */
const businessLines = ({ company, reference, work }: BusinessAgreement) => [
  { label: business.company, value: company.name },
  ...(reference ? [{ label: business.reference, value: reference }] : []),
  { label: business.work, value: work },
]

/** What has happened so far. */
const History = ({ view: { history } }: { view: OrderView }) => (
  <section>
    <h2>{words.historyTitle}</h2>
    <ol className={styles.history}>
      {history.map(({ seq, at, kind, actor }) => (
        <li key={seq}>
          <strong>{words.history[kind]}</strong> {words.actors[actor]}
          <br />
          <time dateTime={at.toISOString()}>{officeTime(at)}</time>
        </li>
      ))}
    </ol>
  </section>
)

/** The next steps of this order: the day itself, and paying unless that is a separate task. */
function nextSteps({ view: { order, person }, accessKnown, read }: OrderProps): string[] {
  const { presence, access } = order
  const isAbsent = presence === 'absent'
  return [
    ...(order.handover ? [fill(words.handover, { date: fullDay(order.handover) })] : []),
    ...words.nextSteps,
    ...(person.remark === '' ? [words.sayParking] : []),
    ...(isAbsent && access === 'hand-over' && !accessKnown ? [missingAccess(access)] : []),
    ...(order.business ? [] : [words.onTheDay[presence]]),
    ...(isAbsent && isAskedToPay(order, read.standing) ? [] : [standingLines(order, read).join(' ')]),
  ]
}

/** Until the visit begins: after that, nothing can be changed or cancelled. */
function Terms({ view: { order, terms, withdrawal, transitions } }: { view: OrderView }) {
  if (!transitions.includes('cancel')) return null
  const { outcome, until } = withdrawal
  const sentence = outcome === 'inTime' ? rightsInWords(terms, until, order.startsAt) : freeInWords(terms)
  return <Notice kind="right">{typesetDates(sentence)}</Notice>
}
