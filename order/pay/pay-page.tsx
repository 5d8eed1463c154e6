import { renderSVG } from 'uqr'
import { language } from '#copy/language.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { payment as words } from '#copy/order/payment.ts'
import { fill } from '../../copy/fill.ts'
import { fullDay, money, typesetDates } from '../../copy/format/format-work.ts'
import { formatIban } from '../../domain/money/iban.ts'
import { writeAmount } from '../../domain/money/typed-amount.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { epcText, payeeOfOrder } from '../../domain/payments/payee.ts'
import { formatReference } from '../../domain/payments/payment-reference.ts'
import { takesOnline } from '../../services/payments/online/start-payment.ts'
import { readStanding } from '../../services/payments/read-standing.ts'
import { Button, PrintButton } from '../../ui/components/button.tsx'
import { useModule } from '../../ui/document/page-modules.ts'
import { WorkLines } from '../../ui/work-order/work-lines.tsx'
import type { TakingOrders } from '../layout/ordering-services.ts'
import { orderPath } from '../layout/routes.ts'
import { withOrder } from '../respond/with-order.ts'
import { isAskedToPay, PaymentNotice } from '../sections/payment-notice.tsx'
import { OrderStep } from '../sections/step-frame.tsx'
import styles from './pay-page.module.css'
import { chargeLines, dueLine, paymentLines } from './payment-lines.ts'

type PaymentDetails = Awaited<ReturnType<typeof paymentDetails>>

/** How an order is paid (R18.2): today's balance, why and by when, the ways to pay it, and what it is made of. */
export default function PayPage(props: PaymentDetails) {
  const { view, payments, standing } = props
  return (
    <OrderStep view={view} title={words.title} lead={fill(words.lead, { number: view.order.number })}>
      <Standing {...props} />
      {standing !== 'pending' && standing !== 'undecided' && (
        <>
          <Online {...props} />
          <Transfer {...props} />
        </>
      )}
      <section>
        <WorkLines
          label={words.parts.title}
          lines={[
            ...chargeLines(view.order, payments),
            ...paymentLines(payments),
            dueLine(view.order, payments.balance),
          ]}
        />
      </section>
      <p className={styles.ways}>
        <a href={orderPath(view.key, 'statement')}>{words.statementLink}</a>
        <PrintButton variant="secondary" small>
          {orderPage.actions.print}
        </PrintButton>
      </p>
    </OrderStep>
  )
}

/** The payment status, why a payment is asked for, and until when after a first reminder. */
function Standing({ view: { order }, ...read }: PaymentDetails) {
  const { reason, reminder } = read.payments
  const asks = isAskedToPay(order, read.standing)
  return (
    <PaymentNotice order={order} read={read}>
      {asks && read.standing === 'due' && <p>{words.reasons[reason]}</p>}
      {asks && read.standing === 'late' && reminder && <Reminded payBy={reminder.payBy} />}
    </PaymentNotice>
  )
}

/** Until when nothing is added after a first reminder (R18.50). */
const Reminded = ({ payBy }: { payBy: string }) => <p>{typesetDates(fill(words.reminded, { date: fullDay(payBy) }))}</p>

/** The way to the provider's page, where one is set. */
function Online({ view, payments: { balance }, online }: PaymentDetails) {
  if (!online || balance.due <= 0) return null
  return (
    <section className="screen">
      <h2 className={styles.way}>{words.online.title}</h2>
      <p>{view.order.sample ? words.online.sampleLead : words.online.lead}</p>
      <form method="post" action={orderPath(view.key, 'pay')}>
        <Button type="submit" name="method" value="online">
          {fill(view.order.sample ? words.online.sampleButton : words.online.button, { amount: money(balance.due) })}
        </Button>
      </form>
    </section>
  )
}

/** A transfer as text, each part with a button that copies it, and as a code for the apps of banks. */
function Transfer({ view, payments: { balance, reference }, transfer }: PaymentDetails) {
  useModule('copy-text')
  const { transfer: labels } = words
  if (balance.due <= 0) return null
  if (!transfer) return <p>{labels.none}</p>
  const { payee, code } = transfer
  const rows = [
    { key: 'payee', label: labels.payee, value: payee.name },
    { key: 'iban', label: labels.iban, value: formatIban(payee.iban), copies: payee.iban },
    { key: 'amount', label: labels.amount, value: money(balance.due), copies: writeAmount(balance.due, language) },
    {
      key: 'reference',
      label: labels.reference,
      value: formatReference(reference),
      copies: formatReference(reference),
    },
  ] as const
  return (
    <section>
      <h2 className={styles.way}>{labels.title}</h2>
      <p>{view.order.sample ? labels.sampleLead : labels.lead}</p>
      <div className={styles.transfer}>
        <dl className={styles.details}>
          {rows.map((row) => (
            <div key={row.key}>
              <dt>{row.label}</dt>
              <dd>{row.value}</dd>
              {'copies' in row && (
                <dd className={styles.copy}>
                  <button
                    type="button"
                    data-on-click="copy-text"
                    data-copies={row.copies}
                    data-copied={labels.copied}
                    aria-label={labels.copyLabels[row.key]}
                  >
                    {labels.copy}
                  </button>
                  <span role="status" className={styles.copied} />
                </dd>
              )}
            </div>
          ))}
        </dl>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own, of nothing but squares */}
        <div className={styles.code} role="img" aria-label={labels.code} dangerouslySetInnerHTML={{ __html: code }} />
      </div>
    </section>
  )
}

/** `GET /order/…/pay`: what is open today and how to pay it, however old the link is (R18.2). */
export const showPay = withOrder(async (request, services, view) => {
  const title = fill(words.metaTitle, { number: view.order.number })
  return request.show(PayPage, await paymentDetails(services, view), { title })
})

/** How an order is paid today. */
async function paymentDetails({ orders, settings, clock, onlinePayments }: TakingOrders, view: OrderView) {
  const { order } = view
  const read = await readStanding(orders.database, order, clock())
  const { due } = read.payments.balance
  const payee = payeeOfOrder(settings.payees, order)
  return {
    view,
    ...read,
    online: takesOnline(onlinePayments, order),
    // Where a transfer goes to, and its QR code as an SVG; undefined where nothing is due, or no account is set.
    transfer: due > 0 &&
      payee && { payee, code: renderSVG(epcText(payee, due, read.payments.reference), { ecc: 'M', border: 2 }) },
  }
}
