import { estimateDesk } from '#copy/estimate-desk.ts'
import { frame } from '#copy/order/frame.ts'
import { notDone } from '#copy/order/not-done.ts'
import { orderPage as words } from '#copy/order/order-page.ts'
import { payment } from '#copy/order/payment.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { officeTime } from '../../copy/format/format-office-time.ts'
import { crew, fullDay, money } from '../../copy/format/format-work.ts'
import { untilTime } from '../../copy/format/full-time.ts'
import { missingAccess } from '../../copy/format/missing-access.ts'
import { typesetDates } from '../../copy/format/typeset-dates.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import type { ReadStanding } from '../../services/payments/read-standing.ts'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import { Icon } from '../../ui/components/icon.tsx'
import { printerIcon } from '../../ui/components/icons.ts'
import { PlainList } from '../../ui/components/plain-list.tsx'
import { PrintButton } from '../../ui/components/print-button.tsx'
import { orderPath } from '../layout/routes.ts'
import { CheckLines } from '../sections/check-lines.tsx'
import { freeInWords, roomLinesInWords } from '../sections/draft-words.ts'
import { Notice } from '../sections/notice.tsx'
import { PaymentNotice } from '../sections/payment-notice.tsx'
import { personLines } from '../sections/person-lines.ts'
import { PlacedOrder } from '../sections/placed-order.tsx'
import { isAskedToPay, standingLines } from '../sections/standing-words.ts'
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
}

/** An order by its private link (R16.5): what was agreed, what can be done and what it costs, and what has happened. */
export default function OrderPage(props: OrderProps) {
  const { view, accessNote, read } = props
  const { order, person } = view
  const { number } = order
  const stands = order.state === 'ordered'
  return (
    <>
      <h1 className={styles.title}>
        {stands && person.firstName
          ? fill(words.booked, { firstName: person.firstName })
          : fill(words.title, { number })}
      </h1>
      <p className="lead">
        {typesetDates(fillAll(words.states[order.state], { number, date: fullDay(order.visit.date) }))}
      </p>
      {order.notDoneReason && (
        <p>
          {notDone.reasons[order.notDoneReason]} {!order.callBy && notDone.spoken}
        </p>
      )}
      {!stands && (
        <PaymentNotice order={order} read={read}>
          {isAskedToPay(order, read.standing) && (
            <p>
              <ButtonLink href={orderPath(view.key, 'pay')}>{payment.title}</ButtonLink>
            </p>
          )}
        </PaymentNotice>
      )}
      <News {...props} />
      <div className={styles.columns} id="sent">
        <div className={styles.main}>
          <Agreed view={view} accessNote={accessNote} />
          <Actions view={view} />
        </div>
        <div className={styles.side}>
          {stands && (
            <section>
              <h2>{words.next}</h2>
              <PlainList items={nextSteps(props)} />
            </section>
          )}
          <Terms view={view} />
          <History view={view} />
          <p className={styles.small}>{words.keepLink}</p>
        </div>
      </div>
    </>
  )
}

/** Where the confirmation goes, an address that is to be confirmed, and that a change was made. */
function News({ view: { order, person, askedEmail }, changed, held }: OrderProps) {
  const stands = order.state === 'ordered'
  return (
    <>
      {stands && !changed && (
        <p>
          {person.email === ''
            ? words.confirmationByPost
            : fill(held ? words.confirmationHeld : words.confirmation, { email: person.email })}
        </p>
      )}
      {stands && askedEmail && (
        <Notice kind="look">
          <p>
            {fillAll(person.email === '' ? words.correct.askedFirst : words.correct.asked, {
              email: askedEmail,
              former: person.email,
            })}
          </p>
        </Notice>
      )}
      {changed && (
        <Notice kind="look">
          <p>{words.changed}</p>
        </Notice>
      )}
    </>
  )
}

/** What was agreed. */
function Agreed({ view, accessNote }: Pick<OrderProps, 'view' | 'accessNote'>) {
  const { order, person } = view
  return (
    <PlacedOrder view={view}>
      <CheckLines
        lines={[
          {
            key: 'home',
            label: frame.lines.home,
            value: [roomLinesInWords(order.rooms), ...order.extras.map((id) => estimateDesk.extras[id].name)].join(
              '\n',
            ),
          },
          {
            key: 'work',
            label: frame.lines.work,
            value: `${crew(order)}\n${frame.lines.team}: ${view.teamName}`,
          },
          ...personLines(person, order.zipCode, {
            presence: order.presence,
            access: order.access,
            note: accessNote,
          }),
        ]}
      />
    </PlacedOrder>
  )
}

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

/** The next steps of this order: open tasks first, then the day itself, and paying. */
function nextSteps({ view: { order, person }, accessKnown, read }: OrderProps): string[] {
  const { presence } = order
  const preparations = [
    ...(order.handover ? [fill(words.handover, { date: fullDay(order.handover) })] : []),
    ...words.nextSteps,
    ...(person.remark === '' ? [words.sayParking] : []),
  ]
  const pay = standingLines(order, read).join(' ')
  const isAsked = isAskedToPay(order, read.standing)
  if (presence === 'absent') {
    return [
      isAsked ? `${pay} ${words.pay.absent}` : pay,
      ...(accessKnown ? [] : [missingAccess(order.access)]),
      ...preparations,
      words.onTheDay.absent,
    ]
  }
  const leaves = isAsked && presence === 'leaves' && read.standing === 'due' && read.payments.balance.paid === 0
  return [...preparations, words.onTheDay[presence], leaves ? words.pay.leaves : pay]
}

function Terms({ view: { order, terms, withdrawal } }: { view: OrderView }) {
  if (order.state !== 'ordered') return null
  const { startsAt } = order
  const late = { until: untilTime(terms.freeUntil), fee: money(terms.lateFeeCents) }
  return (
    <Notice kind="right">
      <p>{typesetDates(terms.free || terms.alwaysFree ? freeInWords(terms) : fill(words.terms.late, late))}</p>
      {withdrawal.outcome === 'inTime' && (
        <p>
          {typesetDates(fill(words.terms.withdrawal, { until: untilTime(withdrawal.until) }))}{' '}
          {startsAt < withdrawal.until && words.terms.withdrawalEnds}
        </p>
      )}
    </Notice>
  )
}

/** The actions that the table of transitions allows, the most common first. */
function Actions({ view: { key, transitions, order } }: { view: OrderView }) {
  const { actions } = words
  return (
    <div className={styles.actions}>
      {order.state !== 'ordered' && (
        <form method="post" action={orderPath(key, 'again')}>
          <Button type="submit">{actions.again}</Button>
        </form>
      )}
      <p className={styles.buttons}>
        {order.state === 'ordered' && <ButtonLink href={orderPath(key, 'visit.ics')}>{actions.calendar}</ButtonLink>}
        {transitions.includes('changeVisit') && (
          <ButtonLink variant="secondary" href={orderPath(key, 'change')}>
            {actions.change}
          </ButtonLink>
        )}
        <PrintButton variant="secondary">
          <Icon shape={printerIcon} size={20} /> {actions.print}
        </PrintButton>
      </p>
      <ul className={styles.links}>
        {transitions.includes('changeDetails') && (
          <ActionLink href={orderPath(key, 'details')}>{actions.correct}</ActionLink>
        )}
        <ActionLink href={orderPath(key, 'pay')}>{payment.link}</ActionLink>
        <ActionLink href={orderPath(key, 'proof')}>{actions.proof}</ActionLink>
        {transitions.includes('cancel') && <ActionLink href={orderPath(key, 'cancel')}>{actions.cancel}</ActionLink>}
        {transitions.includes('withdraw') && (
          <ActionLink href={orderPath(key, 'withdraw')}>{actions.withdraw}</ActionLink>
        )}
      </ul>
    </div>
  )
}

const ActionLink = ({ href, children }: { href: string; children: string }) => (
  <li>
    <a href={href}>{children}</a>
  </li>
)
