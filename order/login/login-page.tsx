import { login as words } from '#copy/order/login.ts'
import { email } from '../../domain/forms/fields.ts'
import { form, type Shown } from '../../domain/forms/form.ts'
import { Button } from '../../ui/components/button.tsx'
import { OrderForm } from '../sections/order-form.tsx'
import { StepPage } from '../sections/step-frame.tsx'

export const loginForm = form({ email: email() })

/**
 * Asking for the links to one's orders (R16.5): the answer is the same for every address.
 * @param of undefined once they are sent
 */
export default function LoginPage({ of }: { of?: Shown<typeof loginForm> }) {
  if (!of) {
    return <StepPage title={words.sentTitle} lead={words.sent} />
  }
  return (
    <StepPage title={words.title} lead={words.lead}>
      <OrderForm
        of={of}
        action="/login"
        words={{ labels: { email: words.email }, problems: { email: words.problem } }}
        more={{ email: { autoComplete: 'email' } }}
      >
        <Button type="submit">{words.submit}</Button>
      </OrderForm>
    </StepPage>
  )
}
