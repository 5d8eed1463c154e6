import { confirm as words } from '#copy/order/confirm.ts'
import { frame } from '#copy/order/frame.ts'
import { packageNames } from '#copy/package-names.ts'
import { fill } from '../../copy/fill.ts'
import { money } from '../../copy/format/format-work.ts'
import type { Confirmation } from '../../services/orders/confirm/find-confirmation.ts'
import { Button } from '../../ui/components/button.tsx'
import { WorkOrder } from '../../ui/work-order/work-order.tsx'
import { arrivalInWords, visitInWords } from './draft-words.ts'
import form from './order-form.module.css'
import { StepPage } from './step-frame.tsx'

/** An order that waits to be confirmed, on its work order. */
export const AskedOrder = ({ confirmation }: { confirmation: Confirmation }) => {
  const { home, visit, priceCents } = confirmation.draft
  return (
    <WorkOrder
      stamp="notOrdered"
      rooms={home.rooms ?? []}
      name={packageNames[home.packageId]}
      place={`${visitInWords(visit)}: ${arrivalInWords(visit)}`}
      price={money(priceCents)}
      terms={frame.lines.total}
    />
  )
}

/**
 * An order that was not confirmed in time, and the way to begin it anew (R16.33). @param action where the button leads
 */
export const LapsedOrder = ({ confirmation: { number }, action }: { confirmation: Confirmation; action: string }) => (
  <StepPage title={words.lapsedTitle} lead={fill(words.lapsed, { number })}>
    <form className={form.form} method="post" action={action}>
      <p className={form.submit}>
        <Button type="submit" name="again" value="yes">
          {words.again}
        </Button>
      </p>
    </form>
  </StepPage>
)
