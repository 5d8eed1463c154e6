import { language } from '#copy/language.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { confirmEmail, findEmailChange } from '../../services/orders/change/change-details.ts'
import { Button } from '../../ui/components/button.tsx'
import type { OrderRequest, TakingOrders } from '../layout/ordering-services.ts'
import form from '../sections/order-form.module.css'
import { StepPage } from '../sections/step-frame.tsx'

const words = orderPage.email

interface EmailProps {
  /** Undefined where the link does not work, or its address is `done`. */
  asked?: { number: string; email: string; token: string }
  done?: boolean
}

/** Confirming a new e-mail address of an order (R16.18): the link opens this page, and its button confirms. */
export default function EmailPage({ asked, done }: EmailProps) {
  if (!asked) {
    return <StepPage title={done ? words.doneTitle : words.goneTitle} lead={done ? words.done : words.gone} />
  }
  const { number, email, token } = asked
  return (
    <StepPage title={words.title} lead={fillAll(words.lead, { number, email })}>
      <form className={form.form} method="post" action={`/email/${token}`} noValidate>
        <p className={form.submit}>
          <Button type="submit">{fill(words.submit, { email })}</Button>
        </p>
      </form>
    </StepPage>
  )
}

/** `GET /email/…`: asks whether the address is to be that of the order. Opening the link confirms nothing. */
export const showEmail = async (request: OrderRequest, services: TakingOrders): Promise<Response> => {
  if (request.query.has('done')) return await request.show(EmailPage, { done: true }, { title: words.doneTitle })
  const token = request.param('token')
  const found = await findEmailChange(services.orders, token)
  if (found?.row.language !== language)
    return await request.show(EmailPage, {}, { title: words.goneTitle, status: 404 })
  request.context.set('order', found.row.number)
  const asked = { number: found.row.number, email: found.email, token }
  return await request.show(EmailPage, { asked }, { title: words.title })
}

/** `POST /email/…`: confirms it. */
export const receiveEmail = async (request: OrderRequest, services: TakingOrders): Promise<Response> => {
  const confirmed = await confirmEmail(services.orders, request.param('token'))
  if (confirmed.outcome === 'done') return redirect('/email/confirmed?done=yes', 303)
  return await request.show(EmailPage, {}, { title: words.goneTitle, status: 409 })
}
