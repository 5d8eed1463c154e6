import type { ComponentProps } from 'react'
import { fill } from '../../copy/fill.ts'
import { spacedZipCode } from '../../copy/format/format-work.ts'
import type { BusinessAgreement } from '../../domain/orders/business-order.ts'
import { useOffice } from '../layout/office-facts.ts'
import styles from '../sections/facts.module.css'
import { Fact, PhoneLink } from '../sections/facts.tsx'
import type { OfficeOrder } from './find-office-order.ts'

const Row = (fact: Pick<ComponentProps<typeof Fact>, 'name' | 'children'>) => (
  <div className={styles.row}>
    <Fact dir="auto" {...fact} />
  </div>
)

/** The company that an order is for, and its own reference. */
function CompanyRows({ company, reference, invoiceEmail }: BusinessAgreement) {
  const { businessOrder, payments } = useOffice().words
  const { companyNumber, vatNumber, reference: referenceLabel } = payments.ledger.invoice.issue.labels
  const { name, street, zipCode, city } = company
  return (
    <>
      <Row name={businessOrder.parts.company}>{`${name}\n${street}\n${spacedZipCode(zipCode)} ${city}`}</Row>
      <Row name={companyNumber}>{company.companyNumber}</Row>
      {company.vatNumber && <Row name={vatNumber}>{company.vatNumber}</Row>}
      {reference && <Row name={referenceLabel}>{reference}</Row>}
      <Row name={businessOrder.labels.invoiceEmail}>
        <a href={`mailto:${invoiceEmail}`}>{invoiceEmail}</a>
      </Row>
    </>
  )
}

/** The customer and the address, with links to the customer’s page and message. */
export function CustomerFacts({ view: { order, person, askedEmail, leadId } }: { view: OfficeOrder }) {
  const { words, fullDay, formatTime } = useOffice()
  const labels = words.orders
  const { facts } = labels
  return (
    <section aria-labelledby="customer">
      <h2 id="customer">{facts.title}</h2>
      {!person && <p>{labels.forgotten}</p>}
      <dl className={styles.facts}>
        {order.business && <CompanyRows {...order.business} />}
        {person && (
          <>
            <Row name={facts.name}>{`${person.firstName} ${person.lastName}`}</Row>
            <Row name={words.leads.lead.phone}>
              <PhoneLink typed={person.phoneNumber} country={order.country} />
            </Row>
            <Row name={words.leads.lead.email}>
              {person.email === '' ? facts.noEmail : <a href={`mailto:${person.email}`}>{person.email}</a>}
            </Row>
            {askedEmail && <Row name="">{fill(words.newOrder.correct.asked, { email: askedEmail })}</Row>}
            <Row name={facts.address}>
              {`${person.street} ${person.houseNumber}\n${spacedZipCode(order.zipCode)} ${person.city}`}
            </Row>
          </>
        )}
        {order.handover && <Row name={facts.handover}>{fullDay(order.handover)}</Row>}
        <Row name={facts.presence}>{labels.presences[order.presence]}</Row>
        {order.presence === 'absent' && (
          <Row name={words.planning.access.access}>{labels.accesses[order.access ?? 'open']}</Row>
        )}
        {order.noPhotos && <Row name={words.newOrder.labels.photos}>{labels.photos.no}</Row>}
        {person?.remark && <Row name={facts.remark}>{person.remark}</Row>}
        <Row name={facts.orderedAt}>
          {`${formatTime(order.orderedAt)} · ${labels.channels[order.channel]}, ${labels.countries[order.country]}`}
        </Row>
      </dl>
      <p className={styles.links}>
        {leadId && <a href={`/leads/${leadId}`}>{facts.lead}</a>}
        {person?.email && <a href={`/orders?q=${encodeURIComponent(person.email)}`}>{facts.customerOrders}</a>}
      </p>
    </section>
  )
}
