import { fill, fillAll } from '../../copy/fill.ts'
import { type AnyRefused, showForm } from '../../domain/forms/form.ts'
import { drawnRooms } from '../../domain/orders/house-windows.ts'
import { orderStamps } from '../../domain/orders/order-stamps.ts'
import { type Speech, useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { Alert, FormAlert, OfficeForm, Saved, Stale } from '../sections/office-form.tsx'
import { VisitOfOrder } from '../visits/recorded-visit-page.tsx'
import { Complaints } from './complaints-of-order.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import type { OfficeOrder } from './find-office-order.ts'
import styles from './office-order-page.module.css'
import { PriceSheet } from './office-price-sheet.tsx'
import { cancelForm, noteForm } from './order-forms.ts'
import { OrderHead } from './order-head.tsx'
import { OrderHistory } from './order-history.tsx'
import { costInWords } from './order-menu.tsx'
import { OrderMails, OrderTerms, WorkList } from './order-parts.tsx'
import { roomsInWords } from './state-words.tsx'

/** Why nothing was done. `refused`: the form that was sent; `seen`: the version that the person had seen. */
export type OrderNotice = { refused?: AnyRefused } & (
  | { problem?: 'forgotten' | 'impossible' }
  | { problem: 'stale'; seen: number }
)

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
  const refused = notice?.refused
  return (
    <OfficeLayout
      title={fill(labels.pageTitle, { number: order.number })}
      shortcuts={mayChange && view.person ? [{ keys: 'n', label: labels.actions.note.label }] : []}
    >
      {notice && <Notice notice={notice} view={view} />}
      <Saved text={done && (done === 'changed' ? change.done : order.postBy ? placedByPost : placed)} />
      <OrderHead view={view} refused={refused} />
      <div className={styles.columns}>
        <div>
          <CustomerFacts view={view} />
          <WorkList view={view} />
          <OrderHistory view={view} />
          {mayChange && <NoteForm view={view} refused={refused} />}
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
function NoteForm({ view, refused }: { view: OfficeOrder; refused: AnyRefused | undefined }) {
  const { words, language } = useOffice()
  const { actions, problems } = words.orders
  if (!view.person) return <p>{problems.forgotten}</p>
  return (
    <OfficeForm
      of={showForm(noteForm, { entry: view.entry }, language, refused)}
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

function Notice({ notice, view }: { notice: OrderNotice; view: OfficeOrder }) {
  const office = useOffice()
  const { problems } = office.words.orders
  if (notice.problem !== 'stale') return <Alert text={notice.problem && problems[notice.problem]} />
  const { seen, refused } = notice
  if (refused?.form === noteForm) return <FormAlert of={refused} />
  const isSame = seen === view.order.version
  if (isSame && !view.transitions.some((one) => one === refused?.form.name)) return <Alert text={problems.impossible} />
  const costs = isSame && refused && fillAll(problems.repriced, costsIn(refused, view, office))
  return (
    <Stale title={problems.staleTitle} text={costs || problems.stale}>
      {!isSame && <OrderHistory view={view} since={seen} />}
      <p>{problems.staleNow}</p>
    </Stale>
  )
}

/** The outcome of ending the order on the page that was sent, and the current one. */
function costsIn({ form, texts }: AnyRefused, { terms, withdrawal }: OfficeOrder, office: Speech) {
  const { fee, outcome } = texts
  const outcomes: Readonly<Record<string, string>> = office.words.orders.withdrawal.outcomes
  const [before, after] =
    form === cancelForm
      ? [fee?.[0], terms.feeCents].map((cents) => cents !== undefined && costInWords(Number(cents), office))
      : [outcome?.[0], withdrawal.outcome].map((code = '') => outcomes[code])
  return { before: before || '–', after: after || '–' }
}
