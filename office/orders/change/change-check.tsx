import { fill } from '../../../copy/fill.ts'
import { type Refused, showForm } from '../../../domain/forms/form.ts'
import type { ChangePreview } from '../../../services/orders/change/change-form.ts'
import { Button } from '../../../ui/components/button.tsx'
import { type ChangeSpeech, ChangeTable } from '../../../ui/forms/change-table.tsx'
import { FormFields, HiddenFormFields } from '../../../ui/forms/form-fields.tsx'
import { useOffice } from '../../layout/office-facts.ts'
import form from '../../sections/form.module.css'
import type { OfficeOrder } from '../find-office-order.ts'
import { changeForm } from '../order-forms.ts'
import { ReadAloud } from '../read-aloud.tsx'
import { crewInWords, extrasInWords, roomsInWords, soldHoursInWords, visitInWords } from '../state-words.tsx'
import styles from './change-check.module.css'

interface ChangeCheckProps {
  view: OfficeOrder
  preview: ChangePreview
  refused: Refused<typeof changeForm> | undefined
}

/** A change beside what is agreed now, and the button that makes it. */
export function ChangeCheck({ view: { order }, preview, refused }: ChangeCheckProps) {
  const office = useOffice()
  const { words, language, fullDay: day, formatMoney: money } = office
  const { newOrder, orders } = words
  const { change, extras, hours } = newOrder
  const { quote, consents, sent } = preview
  if (!Object.values(quote.changes).includes(true)) return <p>{change.same}</p>
  const speech: ChangeSpeech = {
    labels: { ...change, rooms: newOrder.form.rooms, extras, hours, handover: orders.facts.handover },
    visit: (visit) => visitInWords(visit, office),
    rooms: (chosen) => roomsInWords(chosen, office),
    extras: (chosen) => extrasInWords(chosen, office) || '–',
    hours: (minutes) => soldHoursInWords(minutes, office),
    crew: (crew) => crewInWords(crew, office),
    day,
    money,
  }
  const fee = [change.fee, '', quote.feeCents > 0 ? money(quote.feeCents) : change.noFee] as const
  const asked = showForm(changeForm, sent, language, refused)
  const fields = { of: asked, words: { labels: orders.actions }, general: words.frame.problems }
  return (
    <section aria-labelledby="check" className={styles.check}>
      <h2 id="check">{change.confirm}</h2>
      <ChangeTable order={order} quote={quote} speech={speech} last={fee} />
      <form method="post" action={`/orders/${order.number}/change`} className={form.stacked}>
        <HiddenFormFields of={asked} as={undefined} />
        {quote.afterHandover && quote.handover && (
          <p>{fill(newOrder.handover.warning, { date: day(quote.handover) })}</p>
        )}
        {quote.feeCents > 0 && <FormFields {...fields} only={['waiveFee']} />}
        <ReadAloud of={asked} consents={consents} />
        <FormFields {...fields} only={['agreed']} />
        <Button type="submit">{change.button}</Button>
      </form>
    </section>
  )
}
