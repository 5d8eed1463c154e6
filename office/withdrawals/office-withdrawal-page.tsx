import { fill, fillAll } from '../../copy/fill.ts'
import { amount, line, optional, seen, tick } from '../../domain/forms/fields.ts'
import { type AnyRefused, form, showForm } from '../../domain/forms/form.ts'
import { longestOrderNumber } from '../../domain/people/office-text-limits.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import facts from '../sections/facts.module.css'
import { Fact } from '../sections/facts.tsx'
import { FormAlert, OfficeForm } from '../sections/office-form.tsx'
import { SampleMark } from '../sections/table.tsx'
import styles from './office-withdrawal-page.module.css'
import { RefundMark } from './refund-mark.tsx'
import type { OfficeWithdrawal } from './withdrawal-rows.ts'

interface WithdrawalProps {
  withdrawal: OfficeWithdrawal
  /** Numbers of orders that it may be about. */
  suggested: readonly string[]
  refused: AnyRefused | undefined
}

/** A statement of withdrawal, word for word, with its order and outcome. */
export function WithdrawalPage({ withdrawal, suggested, refused }: WithdrawalProps) {
  const { words, language, formatFullTime, formatMoney } = useOffice()
  const { withdrawal: labels } = words.orders
  const { id, name, email, contract, number, outcome, priceCents, receivedAt, settledAt } = withdrawal
  return (
    <OfficeLayout title={fill(labels.pageTitle, { name })}>
      <FormAlert of={refused} words={{ stale: labels.stale }} />
      <p>
        <RefundMark withdrawal={withdrawal} /> {withdrawal.sample && <SampleMark />}
      </p>
      <dl className={facts.facts}>
        <Fact name={labels.columns.received}>{formatFullTime(receivedAt)}</Fact>
        <Fact name={words.leads.lead.email} dir="auto">
          {email}
        </Fact>
        <Fact name={labels.statement} dir="auto">
          {contract}
        </Fact>
        <Fact name={labels.columns.order}>{number ? <a href={`/orders/${number}`}>{number}</a> : labels.noOrder}</Fact>
        <Fact name={labels.columns.outcome}>{labels.outcomes[outcome]}</Fact>
      </dl>
      <p className={styles.amount}>{fillAll(labels.amounts[outcome], { price: formatMoney(priceCents) })}</p>
      {!number && <LinkOrder id={id} suggested={suggested} refused={refused} />}
      {!settledAt && (
        <section className={styles.form}>
          <h2>{labels.settle.title}</h2>
          <OfficeForm
            of={showForm(settleForm, { price: priceCents }, language, refused)}
            only={outcome === 'begun' ? ['owed', 'checked'] : ['checked']}
            action={`/withdrawals/${id}`}
            words={labels.settle}
          />
        </section>
      )}
    </OfficeLayout>
  )
}

/** Names the order that a withdrawal is about. */
function LinkOrder({ id, suggested, refused }: Omit<WithdrawalProps, 'withdrawal'> & { id: string }) {
  const { words, language } = useOffice()
  const { withdrawal: labels } = words.orders
  const [number] = suggested
  return (
    <section className={styles.form}>
      <h2>{labels.link.title}</h2>
      {suggested.length > 0 && (
        <p>
          {labels.link.found}{' '}
          {suggested.map((one) => (
            <a key={one} href={`/orders/${one}`} className={styles.suggested}>
              {one}
            </a>
          ))}
        </p>
      )}
      <p>{labels.linkText}</p>
      <OfficeForm
        of={showForm(linkForm, number ? { number } : {}, language, refused)}
        action={`/withdrawals/${id}`}
        words={labels.link}
        variant="secondary"
      />
    </section>
  )
}

/** Links a withdrawal to the order that it is about (R17.19). */
export const linkForm = form({ number: line(longestOrderNumber) }, { name: 'link', problems: ['noOrder'] })

/**
 * Settles a withdrawal. `owed`: what the customer owes, where work had begun; `price`: the whole price that was shown.
 */
export const settleForm = form(
  { owed: optional(amount(0)), checked: tick({ required: true }), price: seen() },
  { name: 'settle' },
)
