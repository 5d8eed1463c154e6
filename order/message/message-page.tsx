import { errors } from '#copy/errors.ts'
import { Button, ButtonLink, HiddenFields } from '../../ui/components/button.tsx'
import form from '../sections/order-form.module.css'
import { StepPage } from '../sections/step-frame.tsx'

interface MessageProps {
  title: string
  text: string
  reference?: string
  /** The fields of a form that could not be stored, to post to `path` again. */
  resend?: { path: string; fields: readonly (readonly [string, string])[] }
  ways: readonly { href: string; label: string }[]
}

/** Why there is nothing else to show, in words, and where to go on (R16.14). */
export default function MessagePage({ title, text, reference, resend, ways }: MessageProps) {
  return (
    <StepPage title={title} lead={text}>
      {reference && <p>{reference}</p>}
      {resend && (
        <form method="post" action={resend.path} className={form.submit}>
          <HiddenFields fields={resend.fields} />
          <Button type="submit">{errors.away.sendAgain}</Button>
        </form>
      )}
      <p className={form.submit}>
        {ways.map(({ href, label }, index) => (
          <ButtonLink key={href} href={href} variant={index === 0 && !resend ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </p>
    </StepPage>
  )
}
