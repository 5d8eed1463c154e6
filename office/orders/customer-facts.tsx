import { fill } from '../../copy/fill.ts'
import { spacedZipCode } from '../../copy/format/spaced-zip-code.ts'
import { useOffice } from '../layout/office-facts.ts'
import styles from '../sections/facts.module.css'
import { fullDay } from '../sections/format-day.ts'
import { formatTime } from '../sections/format-time.ts'
import { PhoneLink } from '../sections/phone-link.tsx'
import type { OfficeOrder } from './office-order.ts'

/** The customer and the address, with links to the customer’s page and message. */
export function CustomerFacts({ view: { order, person, askedEmail, leadId } }: { view: OfficeOrder }) {
  const { words, language, now } = useOffice()
  const labels = words.orders
  const { facts } = labels
  const rows: [string, React.ReactNode][] = [
    ...(person
      ? ([
          [facts.name, `${person.firstName} ${person.lastName}`],
          [facts.phone, <PhoneLink key="phone" typed={person.phoneNumber} country={order.country} />],
          [
            facts.email,
            person.email === '' ? (
              facts.noEmail
            ) : (
              <a key="email" href={`mailto:${person.email}`}>
                {person.email}
              </a>
            ),
          ],
          ...(askedEmail ? [['', fill(words.newOrder.correct.asked, { email: askedEmail })]] : []),
          [facts.address, `${person.street} ${person.houseNumber}\n${spacedZipCode(order.zipCode)} ${person.city}`],
        ] as [string, React.ReactNode][])
      : []),
    ...(order.handover ? ([[facts.handover, fullDay(language, order.handover)]] as [string, React.ReactNode][]) : []),
    [facts.presence, labels.presences[order.presence]],
    ...(order.presence === 'absent'
      ? ([[words.planning.access.short, labels.accesses[order.access ?? 'open']]] as [string, React.ReactNode][])
      : []),
    ...(person?.remark ? ([[facts.remark, person.remark]] as [string, React.ReactNode][]) : []),
    [
      facts.orderedAt,
      `${formatTime(order.orderedAt, now, language)} · ${labels.channels[order.channel]}, ${labels.countries[order.country]}`,
    ],
  ]
  return (
    <section aria-labelledby="customer">
      <h2 id="customer">{facts.title}</h2>
      {!person && <p>{labels.forgotten}</p>}
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.links}>
        {leadId && <a href={`/leads/${leadId}`}>{facts.lead}</a>}
        {person?.email && <a href={`/orders?q=${encodeURIComponent(person.email)}`}>{facts.customerOrders}</a>}
      </p>
    </section>
  )
}
