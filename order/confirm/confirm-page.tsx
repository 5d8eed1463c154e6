import { check } from '#copy/order/check.ts'
import { confirm as words } from '#copy/order/confirm.ts'
import { fillAll } from '../../copy/fill.ts'
import { untilTime } from '../../copy/format/format-work.ts'
import type { Shown } from '../../domain/forms/form.ts'
import type { ConsentText, consentForm } from '../../domain/orders/withdrawal-period.ts'
import type { Confirmation } from '../../services/orders/confirm/find-confirmation.ts'
import { Button } from '../../ui/components/button.tsx'
import { AskedOrder, LapsedOrder } from '../sections/asked-order.tsx'
import { OrderConsents } from '../sections/order-consents.tsx'
import styles from '../sections/order-form.module.css'
import { problemsIn, StepForm } from '../sections/order-form.tsx'
import { ErrorSummary, StepPage } from '../sections/step-frame.tsx'

export interface ConfirmProps {
  token: string
  /** Undefined where the link does not work. */
  confirmation: Confirmation | undefined
  /** The boxes that have to be ticked again. */
  consents: readonly ConsentText[]
  of: Shown<typeof consentForm>
}

/** Confirming an order (R16.33): the mailed link opens this page, and its button orders. */
export default function ConfirmPage({ token, confirmation, consents, of }: ConfirmProps) {
  const action = `/confirm/${token}`
  if (!confirmation) return <StepPage title={words.goneTitle} lead={words.gone} />
  if (confirmation.state === 'lapsed') return <LapsedOrder confirmation={confirmation} action={action} />
  const { number, draft } = confirmation
  return (
    <StepPage title={words.title} lead={fillAll(words.lead, { number, until: untilTime(draft.confirmBy) })}>
      <ErrorSummary problems={problemsIn(of, check)} />
      <StepForm action={action}>
        <AskedOrder confirmation={confirmation} />
        {consents.length > 0 && <p>{words.boxes}</p>}
        <OrderConsents of={of} consents={consents} />
        <div className={styles.submit}>
          <Button type="submit">{words.submit}</Button>
          <p>{words.concluded}</p>
        </div>
        <p>{words.notYou}</p>
      </StepForm>
    </StepPage>
  )
}
