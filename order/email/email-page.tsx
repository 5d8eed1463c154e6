import { orderPage } from '#copy/order/order-page.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { Button } from '../../ui/components/button.tsx'
import type { OrderDataOf } from '../layout/order-page-data.ts'
import form from '../sections/order-form.module.css'
import { StepPage } from '../sections/step-frame.tsx'

const words = orderPage.email

/** Confirming a new e-mail address of an order (R16.18): the link opens this page, and its button confirms. */
export default function EmailPage({ data }: { data: OrderDataOf<'email'> }) {
  if (data.number === undefined) {
    return (
      <StepPage title={data.done ? words.doneTitle : words.goneTitle} lead={data.done ? words.done : words.gone}>
        {null}
      </StepPage>
    )
  }
  const { number, email, token } = data
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
