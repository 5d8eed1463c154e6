import { orderPage } from '#copy/order/order-page.ts'
import { withdrawal as words } from '#copy/order/withdrawal.ts'
import { fill } from '../../copy/fill.ts'
import { fullTime } from '../../copy/format/format-work.ts'
import type { Shown } from '../../domain/forms/form.ts'
import type { WithdrawalStatement, withdrawalForm } from '../../domain/orders/withdrawal-form.ts'
import type { WithdrawalOutcome } from '../../domain/orders/withdrawal-period.ts'
import { Button, HiddenFields } from '../../ui/components/button.tsx'
import { CheckLines } from '../sections/check-lines.tsx'
import form from '../sections/order-form.module.css'
import { OrderForm } from '../sections/order-form.tsx'
import { Notice, StepPage } from '../sections/step-frame.tsx'

const fields = ['name', 'contract', 'email'] as const

const more = {
  name: { autoComplete: 'name' },
  contract: { rows: 3 },
  email: { autoComplete: 'email' },
}

interface ReceivedProps {
  received: WithdrawalStatement & { receivedAt: string; outcome: WithdrawalOutcome }
  /** Whether the mail waits for the office, because too many have gone to its address. */
  isHeld: boolean
}

/**
 * The withdrawal function to the letter of directive 2011/83/EU, article 11a (R16.8): public, two steps, nothing to log
 * in to.
 */
export default function WithdrawalPage(
  props: { of: Shown<typeof withdrawalForm> } | { statement: WithdrawalStatement } | ReceivedProps,
) {
  if ('received' in props) return <Received {...props} />
  if ('statement' in props) return <Confirm {...props} />
  return (
    <StepPage title={words.title} lead={words.lead}>
      <OrderForm of={props.of} action="/withdrawal" words={words} more={more}>
        <Button type="submit" name="do" value="check">
          {words.title}
        </Button>
      </OrderForm>
    </StepPage>
  )
}

/** The second step: the statement as it will be sent. */
const Confirm = ({ statement }: { statement: WithdrawalStatement }) => (
  <StepPage title={words.confirm} lead={words.confirmLead}>
    <Statement statement={statement} />
    <form className={form.form} method="post" action="/withdrawal" noValidate>
      <HiddenFields fields={fields.map((name) => [name, statement[name]])} />
      <p className={form.submit}>
        <Button type="submit" name="do" value="confirm">
          {words.confirm}
        </Button>
        <Button type="submit" variant="secondary" name="do" value="edit">
          {words.edit}
        </Button>
      </p>
    </form>
    <p className={form.quiet}>{orderPage.withdraw.lead}</p>
  </StepPage>
)

/** The acknowledgement. */
const Received = ({ received, isHeld }: ReceivedProps) => (
  <StepPage title={words.doneTitle} lead={words.outcomes[received.outcome]}>
    <Notice kind="right">
      <p>{fill(words.receivedAt, { at: fullTime(new Date(received.receivedAt)) })}</p>
      <p>{fill(isHeld ? words.held : words.done, { email: received.email })}</p>
    </Notice>
    <Statement statement={received} />
  </StepPage>
)

/** The consumer's statement, word for word. */
const Statement = ({ statement }: { statement: WithdrawalStatement }) => (
  <CheckLines
    lines={[
      { label: words.statementLabel, value: words.statement },
      ...fields.map((key) => ({ label: words.labels[key], value: statement[key] })),
    ]}
  />
)
