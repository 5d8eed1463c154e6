import { fill } from '../../copy/fill.ts'
import { clockTime } from '../../copy/format/clock-time.ts'
import { typeset } from '../../copy/format/format-work.ts'
import type { Country } from '../../domain/language.ts'
import { useOffice } from '../layout/office-facts.ts'
import { WholeNumbers } from '../layout/whole-numbers.tsx'
import { Fact, PhoneLink } from '../sections/facts.tsx'
import { mapUrl } from '../sections/map-url.ts'
import type { SheetCustomer, SheetVisit } from './read-day-sheet.ts'
import { paymentInWords, presenceInWords } from './visit-in-words.ts'
import styles from './visit-sheet.module.css'

export interface FactsProps {
  visit: SheetVisit
  country: Country
}

/** Where, who, whether someone is there, what is to be paid, and how to get in. */
export function VisitFacts({ visit, country }: FactsProps) {
  const office = useOffice()
  const { words, fullDay } = office
  const { daySheet } = words.planning
  const { facts, photos } = words.orders
  const { customer } = visit
  const payment = paymentInWords(visit, office)
  return (
    <dl className={styles.facts}>
      <Customer customer={customer} country={country} />
      <Fact name={facts.presence}>{presenceInWords(visit, office)}</Fact>
      {visit.noPhotos && <Fact name={words.newOrder.labels.photos}>{photos.no}</Fact>}
      {visit.handover && <Fact name={facts.handover}>{fullDay(visit.handover)}</Fact>}
      {customer && visit.finishCall && <FinishCall call={visit.finishCall} customer={customer} country={country} />}
      {payment && <Fact name={daySheet.payment}>{payment}</Fact>}
      <AccessFacts visit={visit} />
      {customer?.remark && (
        <Fact name={facts.remark} className={styles.remark} dir="auto">
          {customer.remark}
        </Fact>
      )}
    </dl>
  )
}

function Customer({ customer, country }: { customer: SheetCustomer | undefined; country: Country }) {
  const { facts, forgotten } = useOffice().words.orders
  if (!customer) return <Fact name={facts.address}>{forgotten}</Fact>
  return (
    <>
      <Fact name={facts.address}>
        <a href={mapUrl(customer)} target="_blank" rel="noreferrer">
          <strong>{customer.street}</strong>
          {typeset(`, ${customer.place}`)}
        </a>
      </Fact>
      <Fact name={facts.title}>
        {customer.name}, <PhoneLink typed={customer.phoneNumber} country={country} />
      </Fact>
    </>
  )
}

interface FinishCallProps {
  call: NonNullable<SheetVisit['finishCall']>
  customer: SheetCustomer
  country: Country
}

/** When to phone the customer before the end, and on which number (R1.8). */
function FinishCall({ call: { at, begins, hasBegun }, customer, country }: FinishCallProps) {
  const { words } = useOffice()
  const { finishCall } = words.planning.daySheet
  return (
    <Fact name={finishCall.label}>
      <strong>{fill(finishCall.by, { time: clockTime(at) })}</strong>{' '}
      <PhoneLink typed={customer.phoneNumber} country={country} />
      {!hasBegun && ` ${fill(finishCall.reckoned, { from: clockTime(begins) })}`}
    </Fact>
  )
}

/** How to get in, and where to park, as far as this reader sees it now. */
function AccessFacts({ visit: { access, number } }: { visit: SheetVisit }) {
  const { words, may } = useOffice()
  const { daySheet, access: labels } = words.planning
  return (
    <>
      <Fact name={labels.access}>
        {typeof access === 'object' ? (
          <span className={styles.remark} dir="auto">
            {[access.fromCustomer, access.access].filter(Boolean).join('\n') || daySheet.accessNone}
          </span>
        ) : (
          {
            none: daySheet.accessNone,
            stored: daySheet.accessStored,
            unreadable: daySheet.accessUnreadable,
          }[access]
        )}{' '}
        {may('changePlanning') && (
          <a className={styles.edit} href={`/orders/${number}/access`}>
            <WholeNumbers text={fill(daySheet.edit, { number })} />
          </a>
        )}
      </Fact>
      {typeof access === 'object' && access.parking && (
        <Fact name={labels.parking} className={styles.remark} dir="auto">
          {access.parking}
        </Fact>
      )}
    </>
  )
}
