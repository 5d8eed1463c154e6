import { countryOf } from '../../domain/language.ts'
import type { Lead } from '../../domain/leads/lead.ts'
import { useOffice } from '../layout/office-facts.ts'
import styles from '../sections/facts.module.css'
import { formatTime } from '../sections/format-time.ts'
import { PhoneLink } from '../sections/phone-link.tsx'

/** The sender of a message, its site and its time. */
export function SenderFacts({ lead: { request, language: site, receivedAt } }: { lead: Lead }) {
  const { words, language, now } = useOffice()
  const { lead } = words.leads
  return (
    <dl className={styles.facts}>
      <dt>{lead.received}</dt>
      <dd>{formatTime(receivedAt, now, language)}</dd>
      <dt>{lead.site}</dt>
      <dd>{lead.sites[site]}</dd>
      {request && (
        <>
          <dt>{lead.phone}</dt>
          <dd>
            <PhoneLink typed={request.phoneNumber} country={countryOf(site)} />
          </dd>
        </>
      )}
      {request?.email && (
        <>
          <dt>{lead.email}</dt>
          <dd dir="auto">{request.email}</dd>
        </>
      )}
      {request?.business && (
        <>
          <dt>{lead.business}</dt>
          <dd dir="auto">{request.business}</dd>
        </>
      )}
    </dl>
  )
}
