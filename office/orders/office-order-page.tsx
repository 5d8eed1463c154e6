import { fill, fillAll } from '../../copy/fill.ts'
import { orderStamps } from '../../domain/orders/order-stamps.ts'
import { mayDo } from '../../domain/people/permissions.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'
import { formatMoney } from '../sections/format-money.ts'
import { formatTime } from '../sections/format-time.ts'
import { SampleMark } from '../sections/sample-mark.tsx'
import { Complaints } from './complaints-of-order.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { OrderMails } from './mails-of-order.tsx'
import type { OfficeOrder } from './office-order.ts'
import styles from './office-order-page.module.css'
import { PriceSheet } from './office-price-sheet.tsx'
import { costInWords, OrderActions } from './order-actions.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderTerms } from './order-terms.tsx'
import { WorkList } from './ordered-work.tsx'
import { PlanningLinks } from './planning-links.tsx'
import { roomsInWords, visitInWords } from './state-words.ts'

/** Why nothing was done. `text` is what was typed; `seen` the version that the person had seen. */
export type OrderNotice =
  | { problem: 'empty' | 'forgotten' | 'impossible' | 'notAgreed' }
  | { problem: 'tooLong'; text: string }
  | { problem: 'stale'; seen: number }
  /** The fee that the page had shown, in cents; NaN if its form named none. */
  | { problem: 'fee'; seenCents: number }
  /** The amount of a withdrawal that the page showed. */
  | { problem: 'outcome'; seen: string }

interface OrderProps {
  view: OfficeOrder
  notice: OrderNotice | undefined
  /** The action that was just done. */
  done: 'placed' | 'changed' | undefined
}

/** An order with its customer, its price, everything that happened, and what can be done now. */
export function OrderPage({ view, notice, done }: OrderProps) {
  const office = useOffice()
  const { words, person } = office
  const labels = words.orders
  const { order } = view
  const mayChange = person !== undefined && mayDo(person.role, 'changeOrders')
  return (
    <OfficeLayout
      title={fill(labels.pageTitle, { number: order.number })}
      shortcuts={mayChange && view.person ? [{ keys: 'n', label: labels.actions.note.label }] : []}
    >
      {notice && <Notice notice={notice} view={view} />}
      {done && (
        <p className={form.saved}>
          {done === 'placed'
            ? view.order.postBy
              ? words.newOrder.placedByPost
              : words.newOrder.placed
            : words.newOrder.change.done}
        </p>
      )}
      <p>
        <strong>{labels.states[order.state]}</strong> · {visitInWords(order.visit, office)} ·{' '}
        {words.work.packages[order.packageId]}
        {order.sample && (
          <>
            {' '}
            <SampleMark text={labels.sample} />
          </>
        )}
      </p>
      <Withdrawals view={view} />
      <div className={styles.columns}>
        <div>
          <CustomerFacts view={view} />
          <WorkList view={view} />
          <OrderHistory events={view.events} notes={view.notes} />
          <OrderMails mails={view.mails} />
        </div>
        <aside aria-label={labels.actions.title}>
          <Sheet view={view} />
          <PlanningLinks order={order} />
          <OrderTerms view={view} />
          <Complaints view={view} mayChange={mayChange} />
          {mayChange && <OrderActions view={view} text={notice?.problem === 'tooLong' ? notice.text : ''} />}
        </aside>
      </div>
    </OfficeLayout>
  )
}

/** The statements of withdrawal, those that wait for the office in red. */
function Withdrawals({ view }: { view: OfficeOrder }) {
  const { words, language } = useOffice()
  const { notice, outcomes } = words.orders.withdrawal
  return view.withdrawals.map(({ id, receivedAt, settledAt, outcome }) => (
    <p key={id} className={settledAt ? undefined : styles.warning}>
      <a href={`/withdrawals/${id}`}>
        {fill(notice, { date: formatTime(receivedAt, language), state: outcomes[outcome].toLowerCase() })}
      </a>
    </p>
  ))
}

/** The price on its work order. */
function Sheet({ view }: { view: OfficeOrder }) {
  const office = useOffice()
  const { order, lines } = view
  return (
    <PriceSheet
      stamp={orderStamps[order.state]}
      rooms={order.rooms}
      place={
        <>
          <strong>{office.words.work.packages[order.packageId]}</strong>
          <br />
          {roomsInWords(order.rooms, office)}
        </>
      }
      priceCents={order.priceCents}
      feeCents={order.feeCents}
      lines={lines}
    >
      <Owed view={view} />
    </PriceSheet>
  )
}

/** The remaining cost of an order that has ended. */
function Owed({ view: { order } }: { view: OfficeOrder }) {
  const { words, language } = useOffice()
  const { owed, owedUnknown } = words.orders.price
  if (order.owedCents !== null) return <p>{fill(owed, { owed: formatMoney(order.owedCents, language) })}</p>
  return order.state === 'withdrawn' ? <p>{owedUnknown}</p> : null
}

function Notice({ notice, view }: { notice: OrderNotice; view: OfficeOrder }) {
  const { words, language } = useOffice()
  const { problems, withdrawal, actions } = words.orders
  if (notice.problem === 'fee' || notice.problem === 'outcome') {
    const outcomeOf = (outcome: string) =>
      Object.entries(withdrawal.outcomes).find(([code]) => code === outcome)?.[1] ?? '–'
    const [before, after] =
      notice.problem === 'fee'
        ? [notice.seenCents, view.terms.feeCents].map((cents) => costInWords(cents, actions, language))
        : [notice.seen, view.withdrawal.outcome].map(outcomeOf)
    return (
      <section className={styles.stale} aria-labelledby="stale">
        <h2 id="stale">{problems.staleTitle}</h2>
        <p>{fillAll(problems.repriced, { before: before ?? '', after: after ?? '' })}</p>
        <p>{problems.staleNow}</p>
      </section>
    )
  }
  if (notice.problem !== 'stale') {
    return (
      <p role="alert" className={form.problem}>
        {problems[notice.problem]}
      </p>
    )
  }
  return (
    <section className={styles.stale} aria-labelledby="stale">
      <h2 id="stale">{problems.staleTitle}</h2>
      <p>{problems.stale}</p>
      <OrderHistory events={view.events.filter(({ seq }) => seq > notice.seen)} notes={[]} untitled />
      <p>{problems.staleNow}</p>
    </section>
  )
}
