import { fill, fillAll } from '../../copy/fill.ts'
import { type Refused, showForm } from '../../domain/forms/form.ts'
import { drawnRooms } from '../../domain/orders/house-windows.ts'
import { orderStamps } from '../../domain/orders/order-stamps.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { Alert, OfficeForm, Saved, Stale } from '../sections/office-form.tsx'
import { VisitOfOrder } from '../visits/recorded-visit-page.tsx'
import { Complaints } from './complaints-of-order.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import type { OfficeOrder } from './find-office-order.ts'
import styles from './office-order-page.module.css'
import { PriceSheet } from './office-price-sheet.tsx'
import { noteForm } from './order-forms.ts'
import { OrderHead } from './order-head.tsx'
import { OrderHistory } from './order-history.tsx'
import { costInWords } from './order-menu.tsx'
import { OrderMails, OrderTerms, WorkList } from './order-parts.tsx'
import { roomsInWords } from './state-words.tsx'

/** Why nothing was done. `seen`: the version that the person had seen. */
export type OrderNotice =
  | { problem: 'forgotten' | 'impossible' | 'notAgreed' }
  | { problem: 'note'; refused: Refused<typeof noteForm> }
  | { problem: 'stale'; seen: number }
  /** The fee that the page had shown, in cents. */
  | { problem: 'fee'; seenCents: number }
  /** The amount of a withdrawal that the page showed. */
  | { problem: 'outcome'; seen: string }

interface OrderProps {
  view: OfficeOrder
  notice: OrderNotice | undefined
  /** The action that was just done. */
  done: 'placed' | 'changed' | undefined
}

/** An order: what it needs next, its customer, its price, and everything that happened. */
export function OrderPage({ view, notice, done }: OrderProps) {
  const { words, may } = useOffice()
  const labels = words.orders
  const { placed, placedByPost, change } = words.newOrder
  const { order } = view
  const mayChange = may('changeOrders')
  return (
    <OfficeLayout
      title={fill(labels.pageTitle, { number: order.number })}
      shortcuts={mayChange && view.person ? [{ keys: 'n', label: labels.actions.note.label }] : []}
    >
      {notice && notice.problem !== 'note' && <Notice notice={notice} view={view} />}
      <Saved text={done && (done === 'changed' ? change.done : order.postBy ? placedByPost : placed)} />
      <OrderHead view={view} />
      <div className={styles.columns}>
        <div>
          <CustomerFacts view={view} />
          <WorkList view={view} />
          <OrderHistory view={view} />
          {mayChange && <NoteForm view={view} refused={notice?.problem === 'note' ? notice.refused : undefined} />}
          <OrderMails mails={view.mails} />
        </div>
        <aside aria-label={labels.price.title}>
          <Sheet view={view} />
          <OrderTerms view={view} />
          <VisitOfOrder record={view.visit} />
          <Complaints view={view} />
        </aside>
      </div>
    </OfficeLayout>
  )
}

/** A note for the office, as long as there is a customer whose data it can go with. */
function NoteForm({ view, refused }: { view: OfficeOrder; refused: Refused<typeof noteForm> | undefined }) {
  const { words, language } = useOffice()
  const { actions, problems } = words.orders
  if (!view.person) return <p>{problems.forgotten}</p>
  return (
    <OfficeForm
      of={showForm(noteForm, {}, language, refused)}
      action={`/orders/${view.order.number}`}
      words={{ labels: { text: actions.note.label }, button: actions.note.button }}
      more={{ text: { rows: 2, keys: 'n' } }}
      variant="secondary"
      small
      stacked
    />
  )
}

/** The price on its work order. */
function Sheet({ view }: { view: OfficeOrder }) {
  const office = useOffice()
  const { order, lines } = view
  return (
    <PriceSheet
      stamp={orderStamps[order.state]}
      rooms={drawnRooms(order)}
      name={office.words.work.packages[order.packageId]}
      place={order.business ? order.business.company.name : roomsInWords(order.rooms, office)}
      priceCents={order.priceCents}
      business={order.business}
      feeCents={order.feeCents}
      lines={lines}
    >
      <Owed view={view} />
    </PriceSheet>
  )
}

/** The remaining cost of an order that has ended. */
function Owed({ view: { order } }: { view: OfficeOrder }) {
  const { words, formatMoney } = useOffice()
  const { owed, owedUnknown } = words.orders.price
  if (order.owedCents !== null) return <p>{fill(owed, { owed: formatMoney(order.owedCents) })}</p>
  return order.state === 'withdrawn' ? <p>{owedUnknown}</p> : null
}

function Notice({ notice, view }: { notice: Exclude<OrderNotice, { problem: 'note' }>; view: OfficeOrder }) {
  const office = useOffice()
  const { problems, withdrawal } = office.words.orders
  if (notice.problem === 'fee' || notice.problem === 'outcome') {
    const outcomeOf = (outcome: string) =>
      Object.entries(withdrawal.outcomes).find(([code]) => code === outcome)?.[1] ?? '–'
    const [before, after] =
      notice.problem === 'fee'
        ? [notice.seenCents, view.terms.feeCents].map((cents) => costInWords(cents, office))
        : [notice.seen, view.withdrawal.outcome].map(outcomeOf)
    return (
      <Stale
        title={problems.staleTitle}
        text={fillAll(problems.repriced, { before: before ?? '', after: after ?? '' })}
      >
        <p>{problems.staleNow}</p>
      </Stale>
    )
  }
  if (notice.problem !== 'stale') return <Alert text={problems[notice.problem]} />
  return (
    <Stale title={problems.staleTitle} text={problems.stale}>
      <OrderHistory view={view} since={notice.seen} />
      <p>{problems.staleNow}</p>
    </Stale>
  )
}
