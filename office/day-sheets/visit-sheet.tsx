import { fill } from '../../copy/fill.ts'
import { typeset } from '../../copy/format/format-work.ts'
import type { Country } from '../../domain/language.ts'
import { drawnRooms } from '../../domain/orders/house-windows.ts'
import { orderStamps } from '../../domain/orders/order-stamps.ts'
import { House } from '../../ui/work-order/house.tsx'
import { RedoSteps } from '../complaints/redos-of-complaint.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { WholeNumbers } from '../layout/whole-numbers.tsx'
import { crewInWords } from '../orders/state-words.ts'
import { StepLinks } from '../orders/step-links.tsx'
import { Fact } from '../sections/fact.tsx'
import { fullDay } from '../sections/formats.ts'
import { PhoneLink } from '../sections/phone-link.tsx'
import { SampleMark } from '../sections/table.tsx'
import { AccessFacts } from './access-facts.tsx'
import { FinishCall } from './finish-call.tsx'
import { LateNotices } from './late-notices.tsx'
import type { SheetCustomer, SheetVisit } from './read-day-sheet.ts'
import { paymentInWords, presenceInWords, remindersInWords } from './visit-in-words.ts'
import styles from './visit-sheet.module.css'
import { SignatureLines, WorkList } from './visit-tasks.tsx'

interface VisitSheetProps {
  visit: SheetVisit
  country: Country
  /** Of the day sheet. */
  path: string
  /** Whether this reader may write how to get in. */
  mayEdit: boolean
}

/** A search on a map that anyone can open; nothing is fetched before the link is followed. */
const mapUrl = ({ street, place }: SheetCustomer) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${street}, ${place}` })}`

/** A visit as its team needs it: when, where, who, how to get in, and what to do. */
export function VisitSheet({ visit, country, path, mayEdit }: VisitSheetProps) {
  const office = useOffice()
  const { words } = office
  const { daySheet, parts } = words.planning
  const { states, complaints } = words.orders
  const { number, state, transitions, redo } = visit
  const id = redo?.id ?? number
  const ended = redo ? complaints.redo.states[redo.state] : state !== 'ordered' && states[state]
  return (
    <article className={styles.sheet} id={id} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 id={`${id}-title`}>
          {parts[visit.part]} · {fill(daySheet.arrival, { window: visit.window })}
        </h2>
        <p>
          {words.work.packages[visit.packageId]} · {typeset(crewInWords(visit, office))} ·{' '}
          <WholeNumbers text={redo ? fill(complaints.redo.title, { number }) : number} />
          {ended && ` · ${ended}`} {visit.sample && <SampleMark />}
        </p>
        <House rooms={drawnRooms(visit)} stamp={orderStamps[state]} />
      </header>
      <VisitFacts visit={visit} country={country} mayEdit={mayEdit} />
      <Reminders visit={visit} />
      {redo ? <p dir="auto">{redo.work}</p> : <WorkList visit={visit} />}
      <SignatureLines />
      <div className={styles.moves}>
        {(transitions.length > 0 || visit.undoUntil) && (
          <form method="post" action={`${path}/work`}>
            <input type="hidden" name="number" defaultValue={number} />
            <input type="hidden" name="version" defaultValue={visit.version} />
            <StepLinks
              transitions={transitions}
              hrefOf={(step) => `${path}/work?${new URLSearchParams({ number, move: step })}`}
              about={number}
              undoUntil={visit.undoUntil}
            />
          </form>
        )}
        {redo && <RedoSteps redo={redo} action={`${path}/redo`} only="work" />}
        <LateNotices visit={visit} path={path} />
      </div>
    </article>
  )
}

/** Where, who, whether someone is there, what is to be paid, and how to get in. */
function VisitFacts({ visit, country, mayEdit }: Omit<VisitSheetProps, 'path'>) {
  const office = useOffice()
  const { words, language } = office
  const { daySheet } = words.planning
  const { facts, photos } = words.orders
  const { customer } = visit
  const payment = paymentInWords(visit, office)
  return (
    <dl className={styles.facts}>
      <Customer customer={customer} country={country} />
      <Fact name={facts.presence}>{presenceInWords(visit, office)}</Fact>
      {visit.noPhotos && <Fact name={words.newOrder.labels.photos}>{photos.no}</Fact>}
      {visit.handover && <Fact name={facts.handover}>{fullDay(language, visit.handover)}</Fact>}
      {customer && visit.finishCall && <FinishCall call={visit.finishCall} customer={customer} country={country} />}
      {payment && <Fact name={daySheet.payment}>{payment}</Fact>}
      <AccessFacts visit={visit} mayEdit={mayEdit} />
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

/** What pages and terms promise of the team, until the work is checked. */
function Reminders({ visit }: { visit: SheetVisit }) {
  const reminders = remindersInWords(visit, useOffice())
  if (reminders.length === 0) return undefined
  return (
    <ul>
      {reminders.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
