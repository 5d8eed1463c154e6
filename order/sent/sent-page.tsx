import { fieldProblems } from '#copy/field-problems.ts'
import { confirm as words } from '#copy/order/confirm.ts'
import { details } from '#copy/order/details.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { untilTime } from '../../copy/format/format-work.ts'
import { email } from '../../domain/forms/fields.ts'
import { form, type Shown } from '../../domain/forms/form.ts'
import type { Confirmation } from '../../services/orders/confirm/find-confirmation.ts'
import { Button } from '../../ui/components/button.tsx'
import { sentPath } from '../layout/routes.ts'
import { AskedOrder, LapsedOrder } from '../sections/asked-order.tsx'
import styles from '../sections/order-form.module.css'
import { OrderForm } from '../sections/order-form.tsx'
import { Notice, StepPage } from '../sections/step-frame.tsx'

const { sent } = words

/** Asks for the mail once more, or at another address. */
export const againForm = form({ email: email() }, { problems: ['tooMany'] })

interface SentProps {
  confirmation: Confirmation
  of: Shown<typeof againForm>
  /** Whether the mail has just been sent once more. */
  isResent?: boolean
}

/** What to do for an order that has to be confirmed by mail (R16.33), and its outcome. */
export default function SentPage({ confirmation, of, isResent }: SentProps) {
  const { number, state, draft } = confirmation
  if (state === 'lapsed') return <LapsedOrder confirmation={confirmation} action={sentPath(draft.id)} />
  if (state === 'confirmed') return <StepPage title={sent.confirmedTitle} lead={fill(sent.confirmed, { number })} />
  const facts = { number, email: draft.details.email ?? '', until: untilTime(draft.confirmBy) }
  const { title, lead, steps, why, again } = fillAll(sent, facts)
  return (
    <StepPage title={title} lead={lead} aside={<AskedOrder confirmation={confirmation} />}>
      {isResent && <Notice kind="attention">{again.done}</Notice>}
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{why}</p>
      <section className={styles.group}>
        <h2>{again.title}</h2>
        <p>{again.lead}</p>
        <OrderForm
          of={of}
          action={sentPath(draft.id)}
          words={{
            labels: { email: details.labels.email },
            problems: { email: fieldProblems.email.malformed, tooMany: again.tooMany },
          }}
          more={{ email: { autoComplete: 'email' } }}
        >
          <Button type="submit" variant="secondary">
            {again.submit}
          </Button>
        </OrderForm>
      </section>
    </StepPage>
  )
}
