import { orderPage } from '#copy/order/order-page.ts'
import { payment as words } from '#copy/order/payment.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { fullDay, money } from '../../copy/format/format-work.ts'
import { typesetDates } from '../../copy/format/typeset-dates.ts'
import { formatIban } from '../../domain/money/iban.ts'
import { formatReference } from '../../domain/payments/payment-reference.ts'
import { Button } from '../../ui/components/button.tsx'
import { PrintButton } from '../../ui/components/print-button.tsx'
import { useModule } from '../../ui/document/page-modules.ts'
import { WorkLines } from '../../ui/work-order/work-lines.tsx'
import type { OrderDataOf, PaymentDetails } from '../layout/order-page-data.ts'
import { orderPath } from '../layout/routes.ts'
import { Notice } from '../sections/notice.tsx'
import { OrderBack } from '../sections/order-back.tsx'
import { PlacedOrder } from '../sections/placed-order.tsx'
import { standingWords } from '../sections/standing-words.ts'
import { StepPage } from '../sections/step-frame.tsx'
import styles from './pay-page.module.css'
import { chargeLines, dueLine, paymentLines } from './payment-lines.ts'

/** How an order is paid (R18.2): today's balance, why and by when, the ways to pay it, and what it is made of. */
export default function PayPage({ data }: { data: OrderDataOf<'pay'> }) {
  const { view, payments } = data
  return (
    <>
      <OrderBack view={view} />
      <StepPage
        title={words.title}
        lead={fill(words.lead, { number: view.order.number })}
        aside={<PlacedOrder view={view} />}
      >
        <Standing {...data} />
        <Online {...data} />
        <Transfer {...data} />
        <section>
          <WorkLines
            label={words.parts.title}
            lines={[...chargeLines(payments), ...paymentLines(payments), dueLine(view.order, payments.balance)]}
          />
        </section>
        <p className={styles.ways}>
          <a href={orderPath(view.key, 'statement')}>{words.statementLink}</a>
          <PrintButton variant="secondary" small>
            {orderPage.actions.print}
          </PrintButton>
        </p>
      </StepPage>
    </>
  )
}

function Standing({ view, payments, standing, pending }: PaymentDetails) {
  const { balance, reason, refunds, reminder } = payments
  const asks = !view.order.sample
  return (
    <Notice kind={standing === 'late' && asks ? 'look' : 'right'}>
      <p className={styles.standing}>{standingWords(view.order, payments, standing)}</p>
      {balance.paid > 0 && balance.due > 0 && <p>{fill(words.partPaid, { amount: money(balance.paid) })}</p>}
      {pending !== undefined && <p>{fill(words.pending, { amount: money(pending) })}</p>}
      {standing === 'due' && asks && <p>{words.reasons[reason]}</p>}
      {standing === 'late' && asks && reminder && <Reminded payBy={reminder.payBy} />}
      {standing === 'undecided' && <p>{words.undecided}</p>}
      {refunds.map(({ id, cents, dueBy, state }) => (
        <p key={id}>{typesetDates(fillAll(words.refund[state], { amount: money(cents), date: fullDay(dueBy) }))}</p>
      ))}
    </Notice>
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
          {fill(words.online.button, { amount: money(balance.due) })}
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
    { key: 'amount', label: labels.amount, value: money(balance.due), copies: (balance.due / 100).toFixed(2) },
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
