import { useOffice } from '../layout/office-facts.ts'
import { Moment } from '../sections/moment.tsx'
import type { OfficeOrder } from './find-office-order.ts'

/** The mails and text messages about an order, and whether they have left. */
export function OrderMails({ mails }: Pick<OfficeOrder, 'mails'>) {
  const { words } = useOffice()
  const labels = words.orders.mails
  const names: Partial<Record<string, string>> = labels.purposes
  const shown = mails.filter(({ purpose }) => names[purpose])
  return (
    <section aria-labelledby="mails">
      <h2 id="mails">{labels.title}</h2>
      {shown.length === 0 ? (
        <p>{labels.none}</p>
      ) : (
        <ul>
          {shown.map(({ id, purpose, channel, state, at }) => (
            <li key={id}>
              {names[purpose]}
              {channel === 'sms' && ` (${labels.text})`}: {labels.states[state]}, <Moment at={at} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
