import { confirm as words } from '#copy/order/confirm.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { untilTime } from '../../copy/format/full-time.ts'
import type { Confirmation } from '../../services/orders/confirm/find-confirmation.ts'
import { sentPath } from '../layout/routes.ts'
import { LapsedOrder } from '../sections/lapsed-order.tsx'
import { Notice } from '../sections/notice.tsx'
import { StepPage } from '../sections/step-frame.tsx'

/** Instructions for an order that has to be confirmed by mail (R16.33), and its outcome. */
export default function SentPage({ confirmation }: { confirmation: Confirmation }) {
  const { number, state, draft } = confirmation
  const { sent } = words
  if (state === 'lapsed') return <LapsedOrder confirmation={confirmation} action={sentPath(draft.id)} />
  if (state === 'confirmed')
    return (
      <StepPage title={sent.confirmedTitle} lead={fill(sent.confirmed, { number })}>
        {null}
      </StepPage>
    )
  const facts = { email: draft.details.email ?? '', until: untilTime(draft.confirmBy) }
  return (
    <StepPage title={sent.title} lead={fillAll(sent.lead, facts)}>
      <Notice kind="look">
        <p>{sent.why}</p>
      </Notice>
      <p>{fill(sent.notArrived, { number })}</p>
    </StepPage>
  )
}
