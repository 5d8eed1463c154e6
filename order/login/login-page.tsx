import { fieldProblems } from '#copy/field-problems.ts'
import { language } from '#copy/language.ts'
import { login as words } from '#copy/order/login.ts'
import { email } from '../../domain/forms/fields.ts'
import { form, type Shown, showForm } from '../../domain/forms/form.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { requestLinks } from '../../services/orders/mail/request-links.ts'
import { Button } from '../../ui/components/button.tsx'
import type { OrderRequest, TakingOrders } from '../layout/ordering-services.ts'
import { showTooMany } from '../respond/show-message.ts'
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
        words={{ labels: { email: words.email }, problems: { email: fieldProblems.email.malformed } }}
        more={{ email: { autoComplete: 'email' } }}
      >
        <Button type="submit">{words.submit}</Button>
      </OrderForm>
    </StepPage>
  )
}

/** `GET /login`. */
export const showLogin = (request: OrderRequest): Promise<Response> => {
  if (request.query.has('sent')) return request.show(LoginPage, {}, { title: words.sentTitle })
  return request.show(LoginPage, { of: showForm(loginForm, {}, language) }, { title: words.title })
}

/** `POST /login`: mails the links; the answer does not reveal whether there are any. */
export const receiveLogin = (request: OrderRequest, { orders }: TakingOrders): Promise<Response> =>
  answerForm(
    request.form,
    loginForm,
    (of) => request.show(LoginPage, { of }, { title: words.title, status: of.status }),
    async ({ email }) => {
      const requested = await requestLinks(orders, email, request.client)
      if (requested.outcome === 'done') return redirect('/login?sent=yes', 303)
      return await showTooMany(request, requested.retryAfter)
    },
  )
