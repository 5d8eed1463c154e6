import { login as words } from '#copy/order/login.ts'
import { longestEmail } from '../../domain/contact/email-address.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { ErrorSummary, useMendedFields } from '../sections/error-summary.tsx'
import form from '../sections/order-form.module.css'
import { StepPage } from '../sections/step-frame.tsx'

/** Asking for the links to one's orders (R16.5): the answer is the same for every address. */
export default function LoginPage({ email, state }: { email: string; state: 'asked' | 'refused' | 'sent' }) {
  const mended = useMendedFields()
  if (state === 'sent') {
    return (
      <StepPage title={words.sentTitle} lead={words.sent}>
        {null}
      </StepPage>
    )
  }
  const problem = state === 'refused' ? words.problem : undefined
  return (
    <StepPage title={words.title} lead={words.lead}>
      <ErrorSummary problems={problem ? [{ id: 'email', text: problem }] : []} />
      <form className={`${form.form} ${form.narrow}`} method="post" action="/login" noValidate {...mended}>
        <Field
          id="email"
          name="email"
          type="email"
          label={words.email}
          problem={problem}
          defaultValue={email}
          maxLength={longestEmail}
          autoComplete="email"
          required
        />
        <p className={form.submit}>
          <Button type="submit">{words.submit}</Button>
        </p>
      </form>
    </StepPage>
  )
}
