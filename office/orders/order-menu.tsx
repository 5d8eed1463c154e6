import type { ReactNode } from 'react'
import { fill } from '../../copy/fill.ts'
import { hourlyPackage } from '../../domain/estimate/sold-hours.ts'
import { type AnyRefused, showForm } from '../../domain/forms/form.ts'
import { mayAdvance } from '../../domain/orders/order-states.ts'
import { type Speech, useOffice } from '../layout/office-facts.ts'
import { OfficeForm } from '../sections/office-form.tsx'
import { reschedulePath } from '../sections/planning-paths.ts'
import { PostButton } from '../sections/post-button.tsx'
import type { OfficeOrder } from './find-office-order.ts'
import { cancelForm, noteForm, withdrawForm } from './order-forms.ts'
import styles from './order-menu.module.css'

/** The customer's fee for cancelling. */
export function costInWords(feeCents: number, { words, formatMoney }: Speech): string {
  const { fee, noFee } = words.orders.actions
  return feeCents > 0 ? fill(fee, { fee: formatMoney(feeCents) }) : noFee
}

type ViewProps = { view: OfficeOrder }

export interface OrderMenuProps extends ViewProps {
  /** The form of the page that was sent and refused. */
  refused: AnyRefused | undefined
}

/**
 * Everything that can be done with an order and is not its next step. What needs the customer's agreement asks whether
 * they gave it.
 */
export function OrderMenu({ view, refused }: OrderMenuProps) {
  const { words, may } = useOffice()
  const { transitions, person } = view
  const mayChange = may('changeOrders')
  return (
    <details className={`fold ${styles.menu}`} open={refused && refused.form !== noteForm}>
      <summary>{words.orders.actions.title}</summary>
      <ul>
        <Links view={view} />
        {mayChange && <Sent view={view} />}
      </ul>
      {mayChange && transitions.includes('cancel') && <Cancelling view={view} refused={refused} />}
      {mayChange && transitions.includes('withdraw') && person && <Withdrawing view={view} refused={refused} />}
    </details>
  )
}

/** The pages on which something of an order is changed. */
function Links({ view: { order, transitions, person, withdrawals } }: ViewProps) {
  const { words, may } = useOffice()
  const labels = words.orders.actions
  const path = `/orders/${order.number}`
  const mayPlan = may('changePlanning')
  const mayChange = may('changeOrders')
  const links = [
    mayPlan &&
      mayAdvance(order.state, 'moveVisit', 'office') && { href: reschedulePath(order.number), text: labels.move },
    mayChange && transitions.includes('changeVisit') && { href: `${path}/change`, text: labels[changeOf(order)] },
    mayChange &&
      transitions.includes('changeDetails') &&
      person && { href: `${path}/details`, text: words.newOrder.correct.link },
    mayPlan && { href: `${path}/access`, text: words.planning.access.access },
    may('readPayments') && { href: `${path}/payments`, text: words.frame.pages.payments },
    ...withdrawals.map(({ id }) => mayChange && { href: `/withdrawals/${id}`, text: words.orders.withdrawal.title }),
  ]
  return links.map(
    (link) =>
      link && (
        <li key={link.href}>
          <a href={link.href}>{link.text}</a>
        </li>
      ),
  )
}

/** What can be changed of an order: hours where they are sold, and the handover of a rented home. */
const changeOf = ({ packageId }: OfficeOrder['order']) =>
  packageId === hourlyPackage ? 'changeHours' : packageId === 'es' ? 'changeHandover' : 'change'

/** What one button does. */
function Sent({ view: { order, person, entry } }: ViewProps) {
  const { orders, steps, planning } = useOffice().words
  const path = `/orders/${order.number}`
  return (
    <>
      {person && (
        <li>
          <PostButton action={`${path}/customer-page`} text={orders.facts.customerPage} small>
            {planning.daySheet.showHint}
          </PostButton>
        </li>
      )}
      <li>
        <PostButton action={path} send={{ do: 'complaint', entry }} text={orders.complaints.record} small>
          {orders.complaints.recordText}
        </PostButton>
      </li>
      {order.postedAt && (
        <li>
          <PostButton action={path} send={{ do: 'notPosted' }} text={steps.notPosted} small />
        </li>
      )}
    </>
  )
}

const Folded = ({ title, open, children }: { title: string; open: boolean; children: ReactNode }) => (
  <details className={`fold ${styles.folded}`} open={open}>
    <summary>{title}</summary>
    {children}
  </details>
)

function Cancelling({ view: { order, terms }, refused }: OrderMenuProps) {
  const office = useOffice()
  const { words, language } = office
  const { actions: labels, problems } = words.orders
  const { feeCents: fee } = terms
  return (
    <Folded title={labels.cancelTitle} open={refused?.form === cancelForm}>
      <p>{costInWords(fee, office)}</p>
      <OfficeForm
        of={showForm(cancelForm, { version: order.version, fee }, language, refused)}
        only={fee > 0 ? ['waiveFee', 'agreed'] : ['agreed']}
        action={`/orders/${order.number}`}
        words={{ labels, problems: { agreed: problems.notAgreed }, button: { cancel: labels.cancel } }}
        variant="danger"
        small
      />
    </Folded>
  )
}

function Withdrawing({ view: { order, withdrawal }, refused }: OrderMenuProps) {
  const { words, language } = useOffice()
  const { actions, problems, withdrawal: labels } = words.orders
  const { outcome } = withdrawal
  return (
    <Folded title={actions.withdrawTitle} open={refused?.form === withdrawForm}>
      <p>{labels.outcomes[outcome]}.</p>
      <p>{actions.withdrawText}</p>
      <OfficeForm
        of={showForm(withdrawForm, { version: order.version, outcome }, language, refused)}
        action={`/orders/${order.number}`}
        words={{
          labels: { agreed: actions.stated },
          problems: { agreed: problems.notAgreed },
          button: { withdraw: actions.withdraw },
        }}
        variant="danger"
        small
      />
    </Folded>
  )
}
