import { fill, fillAll } from '../../copy/fill.ts'
import { Button } from '../../ui/components/button.tsx'
import { Agreement } from '../../ui/components/choices.tsx'
import { Field } from '../../ui/components/field.tsx'
import { SampleMark } from '../../ui/components/sample-mark.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import facts from '../orders/facts.module.css'
import form from '../sections/form.module.css'
import { formatMoney } from '../sections/format-money.ts'
import { formatTime } from '../sections/format-time.ts'
import type { OfficeWithdrawal } from './office-withdrawal.ts'
import styles from './office-withdrawal-page.module.css'
import { RefundMark } from './refund-mark.tsx'

export type WithdrawalProblem = 'number' | 'owed' | 'checked' | 'stale'

interface WithdrawalProps {
  withdrawal: OfficeWithdrawal
  /** Numbers of orders that it may be about. */
  suggested: readonly string[]
  /** The input from before the page was shown again. */
  typed: { number: string; owed: string }
  problem: WithdrawalProblem | undefined
}

/** A statement of withdrawal, word for word, with its order, and what it comes to. */
export function WithdrawalPage({ withdrawal, suggested, typed, problem }: WithdrawalProps) {
  const { words, language } = useOffice()
  const { sample, withdrawal: labels } = words.orders
  const { id, name, email, contract, number, outcome, priceCents, receivedAt, settledAt } = withdrawal
  const problemIn = (field: WithdrawalProblem) => (problem === field ? labels.problems[field] : undefined)
  return (
    <OfficeLayout title={fill(labels.pageTitle, { name })}>
      {problem === 'stale' && (
        <p role="alert" className={form.problem}>
          {labels.problems.stale}
        </p>
      )}
      <p>
        <RefundMark withdrawal={withdrawal} /> {withdrawal.sample && <SampleMark text={sample} />}
      </p>
      <dl className={facts.facts}>
        <dt>{labels.columns.received}</dt>
        <dd>{formatTime(receivedAt, language)}</dd>
        <dt>{labels.email}</dt>
        <dd dir="auto">{email}</dd>
        <dt>{labels.statement}</dt>
        <dd dir="auto">{contract}</dd>
        <dt>{labels.columns.order}</dt>
        <dd>{number ? <a href={`/orders/${number}`}>{number}</a> : labels.noOrder}</dd>
        <dt>{labels.columns.outcome}</dt>
        <dd>{labels.outcomes[outcome]}</dd>
      </dl>
      <p className={styles.amount}>{fillAll(labels.amounts[outcome], { price: formatMoney(priceCents, language) })}</p>
      {!number && (
        <form method="post" action={`/withdrawals/${id}`} className={styles.form}>
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
          <Field
            label={labels.link.label}
            name="number"
            required
            maxLength={20}
            defaultValue={typed.number || suggested[0]}
            problem={problemIn('number')}
          />
          <Button type="submit" name="do" value="link" variant="secondary">
            {labels.link.button}
          </Button>
        </form>
      )}
      {!settledAt && (
        <form method="post" action={`/withdrawals/${id}`} className={styles.form}>
          <h2>{labels.settle.title}</h2>
          <input type="hidden" name="price" defaultValue={priceCents} />
          {outcome === 'begun' && (
            <Field
              label={labels.settle.owed}
              hint={labels.settle.hint}
              name="owed"
              inputMode="decimal"
              required
              maxLength={12}
              defaultValue={typed.owed}
              problem={problemIn('owed')}
            />
          )}
          <Agreement name="checked" label={labels.settle.checked} chosen={undefined} problem={problemIn('checked')} />
          <Button type="submit" name="do" value="settle">
            {labels.settle.button}
          </Button>
        </form>
      )}
    </OfficeLayout>
  )
}
