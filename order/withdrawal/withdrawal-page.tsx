import { orderPage } from '#copy/order/order-page.ts'
import { withdrawal as words } from '#copy/order/withdrawal.ts'
import { fill } from '../../copy/fill.ts'
import { fullTime } from '../../copy/format/full-time.ts'
import type { FieldProblem } from '../../domain/contact/form-text.ts'
import type { WithdrawalOutcome } from '../../domain/orders/withdrawal-period.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { CheckLines } from '../sections/check-lines.tsx'
import { ErrorSummary, useMendedFields } from '../sections/error-summary.tsx'
import { Notice } from '../sections/notice.tsx'
import form from '../sections/order-form.module.css'
import { StepPage } from '../sections/step-frame.tsx'

const fields = ['name', 'contract', 'email'] as const

/** A consumer's statement on the withdrawal function. */
interface WithdrawalNotice {
  name: string
  email: string
  contract: string
}

export type WithdrawalProps =
  | { stage: 'form'; values: WithdrawalNotice; problems: Partial<Record<keyof WithdrawalNotice, FieldProblem>> }
  | { stage: 'confirm'; values: WithdrawalNotice }
  | {
      stage: 'done'
      values: WithdrawalNotice
      receivedAt: Date
      outcome: WithdrawalOutcome
      /** Whether the mail waits for the office, because too many have gone to its address. */
      held: boolean
    }

/**
 * The withdrawal function to the letter of directive 2011/83/EU, article 11a (R16.8): public, two steps, nothing to log
 * in to.
 */
export default function WithdrawalPage(props: WithdrawalProps) {
  if (props.stage === 'done') {
    const { values, receivedAt, outcome } = props
    return (
      <StepPage title={words.doneTitle} lead={words.outcomes[outcome]}>
        <Notice kind="right">
          <p>{fill(words.receivedAt, { at: fullTime(receivedAt) })}</p>
          <p>{fill(props.held ? words.held : words.done, { email: values.email })}</p>
        </Notice>
        <Statement values={values} />
      </StepPage>
    )
  }
  return props.stage === 'confirm' ? <Confirm values={props.values} /> : <Form {...props} />
}

function Form({ values, problems }: Extract<WithdrawalProps, { stage: 'form' }>) {
  const problemOf = (name: (typeof fields)[number]) => {
    const problem = problems[name]
    return problem && (problem === 'tooLong' ? words.problems.tooLong : words.problems[name])
  }
  return (
    <StepPage title={words.title} lead={words.lead}>
      <ErrorSummary
        problems={fields.flatMap((id) => {
          const text = problemOf(id)
          return text ? [{ id, text }] : []
        })}
      />
      <form
        className={`${form.form} ${form.narrow}`}
        method="post"
        action="/withdrawal"
        noValidate
        {...useMendedFields()}
      >
        {fields.map((name) => (
          <Field
            key={name}
            id={name}
            name={name}
            label={words.labels[name]}
            {...(name !== 'name' && { hint: words.hints[name] })}
            problem={problemOf(name)}
            defaultValue={values[name]}
            required
            {...(name === 'email' ? { type: 'email', autoComplete: 'email' } : {})}
            {...(name === 'name' ? { autoComplete: 'name' } : {})}
            {...(name === 'contract' ? { multiline: true, rows: 3 } : {})}
          />
        ))}
        <p className={form.submit}>
          <Button type="submit" name="step" value="check">
            {words.submit}
          </Button>
        </p>
      </form>
    </StepPage>
  )
}

const Confirm = ({ values }: { values: WithdrawalNotice }) => (
  <StepPage title={words.confirmTitle} lead={words.confirmLead}>
    <Statement values={values} />
    <form className={form.form} method="post" action="/withdrawal" noValidate>
      {fields.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
      <p className={form.submit}>
        <Button type="submit" name="step" value="confirm">
          {words.confirm}
        </Button>
        <Button type="submit" variant="secondary" name="step" value="edit">
          {words.edit}
        </Button>
      </p>
    </form>
    <p className={form.quiet}>{orderPage.withdraw.lead}</p>
  </StepPage>
)

/** The consumer's statement, word for word. */
const Statement = ({ values }: { values: WithdrawalNotice }) => (
  <CheckLines
    lines={[
      { key: 'statement', label: words.statementLabel, value: words.statement },
      ...fields.map((key) => ({ key, label: words.labels[key], value: values[key] })),
    ]}
  />
)
