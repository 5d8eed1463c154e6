import { countryOf } from '../../domain/language.ts'
import { useOffice } from '../layout/office-facts.ts'
import { Fact } from '../sections/fact.tsx'
import styles from '../sections/facts.module.css'
import { PhoneLink } from '../sections/phone-link.tsx'
import type { Lead } from './read-lead.ts'

/** The sender of a message, its site and its time. */
export function SenderFacts({ lead: { request, language: site, receivedAt } }: { lead: Lead }) {
  const { words, formatTime } = useOffice()
  const { lead } = words.leads
  return (
    <dl className={styles.facts}>
      <Fact name={lead.received}>{formatTime(receivedAt)}</Fact>
      <Fact name={lead.site}>{words.pages.languages[site]}</Fact>
      {request && (
        <Fact name={lead.phone}>
          <PhoneLink typed={request.phoneNumber} country={countryOf(site)} />
        </Fact>
      )}
      {request?.email && (
        <Fact name={lead.email} dir="auto">
          {request.email}
        </Fact>
      )}
      {request?.business && (
        <Fact name={lead.business} dir="auto">
          {request.business}
        </Fact>
      )}
    </dl>
  )
}
