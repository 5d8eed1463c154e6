import { ButtonLink } from '../../ui/button.tsx'
import type { OrderDataOf } from '../page-data.ts'
import form from '../sections/form.module.css'
import { StepPage } from '../sections/step-page.tsx'

/** Why there is nothing else to show, in words, and where to go on (R16.14). */
export default function MessagePage({ data: { title, text, reference, ways } }: { data: OrderDataOf<'message'> }) {
  return (
    <StepPage title={title} lead={text}>
      {reference && <p>{reference}</p>}
      <p className={form.submit}>
        {ways.map(({ href, label }, index) => (
          <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </p>
    </StepPage>
  )
}
