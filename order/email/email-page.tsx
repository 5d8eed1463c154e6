import { orderPage } from '#copy/order/order-page.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { Button } from '../../ui/components/button.tsx'
import form from '../sections/order-form.module.css'
import { StepPage } from '../sections/step-frame.tsx'

const words = orderPage.email

interface EmailProps {
  /** Undefined where the link does not work (any more), or its address is `done`. */
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
