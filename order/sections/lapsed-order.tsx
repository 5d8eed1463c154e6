import { confirm as words } from '#copy/order/confirm.ts'
import { fill } from '../../copy/fill.ts'
import type { Confirmation } from '../../services/orders/confirm/find-confirmation.ts'
import { Button } from '../../ui/components/button.tsx'
import form from './order-form.module.css'
import { StepPage } from './step-frame.tsx'

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
