import { language } from '#copy/language.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { payment } from '#copy/order/payment.ts'
import { packageNames } from '#copy/package-names.ts'
import { fill } from '../../copy/fill.ts'
import { fullDay, fullTime, spacedZipCode } from '../../copy/format/format-work.ts'
import { legalLines } from '../../copy/format/legal-lines.ts'
import { invoiceWords } from '../../copy/invoice-words.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { isReverseCharged } from '../../domain/payments/documents-due.ts'
import type { InvoiceDocument } from '../../domain/payments/invoice-document.ts'
import type { PaymentView } from '../../services/payments/payment-view.ts'
import { Button, PrintButton } from '../../ui/components/button.tsx'
import { WorkLines } from '../../ui/work-order/work-lines.tsx'
import { orderPath } from '../layout/routes.ts'
import { chargeLines, dueLine, grossTotal, paymentLines } from '../pay/payment-lines.ts'
import { CheckLines } from '../sections/check-lines.tsx'
import { OrderStep } from '../sections/step-frame.tsx'
import { Invoice, partyLines } from './invoice.tsx'
import styles from './statement-page.module.css'

const words = payment.statement
const { invoice } = invoiceWords[language]

interface StatementProps {
  view: OrderView
  payments: PaymentView
  /** Oldest first. */
  invoices: readonly InvoiceDocument[]
  /** Whether the customer can ask for an invoice now, or once something has happened. */
  ask: 'now' | 'later' | undefined
}

/** The statement of an order (R18.8): who, what, the VAT at each rate, and payments. It prints on A4. */
export default function StatementPage({ view, payments, invoices, ask }: StatementProps) {
  const { order, key } = view
  const { charges, balance } = payments
  return (
    <OrderStep view={view} title={fill(words.title, { number: order.number })} lead={words.lead} isAlone>
      {invoices.map((document) => (
        <Invoice key={document.number} document={document} orderKey={key} />
      ))}
      <CheckLines
        lines={[
          // Documents name both already.
          ...(invoices.length > 0 ? [] : partiesOf(view)),
          {
            label: order.state === 'inspected' || order.state === 'done' ? words.done : words.visit,
            value: `${order.business?.work ?? packageNames[order.packageId]}, ${fullDay(order.visit.date)}`,
          },
        ]}
      />
      <WorkLines
        label={order.business ? invoice.netAmounts : words.charges}
        lines={[...chargeLines(order, payments), ...(order.business ? [] : grossTotal(payments))]}
      />
      {order.business && isReverseCharged(charges) && <p>{invoice.reverseCharge[order.country]}</p>}
      <Payments payments={payments} orderedAt={order.orderedAt} />
      <WorkLines label="" lines={[dueLine(order, balance)]} />
      <Ask ask={ask} />
      <p className={styles.screen}>
        {balance.due > 0 && <a href={orderPath(key, 'pay')}>{payment.title}</a>}
        <PrintButton variant="secondary" small>
          {orderPage.actions.print}
        </PrintButton>
      </p>
    </OrderStep>
  )
}

/** What was paid, each with its day. */
function Payments({ payments, orderedAt }: { payments: PaymentView; orderedAt: Date }) {
  return payments.payments.length > 0 ? (
    <WorkLines
      label={words.payments}
      lines={paymentLines(payments).map((line, index) => {
        const { bookedOn = null, at = orderedAt } = payments.payments[index] ?? {}
        // The bank says no time.
        return { ...line, label: `${line.label}, ${bookedOn ? fullDay(bookedOn) : fullTime(at)}` }
      })}
    />
  ) : (
    <p>{words.none}</p>
  )
}

/** Asking for an invoice, or when it can be asked for. */
function Ask({ ask }: Pick<StatementProps, 'ask'>) {
  if (ask === 'later') return <p className={styles.screen}>{words.invoice.early}</p>
  return (
    ask && (
      <form method="post" className={styles.screen}>
        <Button type="submit" variant="secondary">
          {words.invoice.ask}
        </Button>
      </form>
    )
  )
}

const partiesOf = ({ order, person }: OrderView) => [
  { label: words.supplier, value: legalLines.join('\n') },
  {
    label: words.customer,
    value: order.business
      ? partyLines(order.business.company, language)
      : [
          `${person.firstName} ${person.lastName}`,
          `${person.street} ${person.houseNumber}`,
          `${spacedZipCode(order.zipCode)} ${person.city}`,
        ].join('\n'),
  },
]
