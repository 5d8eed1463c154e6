import { randomUUID } from 'node:crypto'
import { fill } from '../../copy/fill.ts'
import { spacedZipCode } from '../../copy/format/format-work.ts'
import type { OfficeWords } from '../../copy/office/words.ts'
import type { EstimateChoice } from '../../domain/estimate/choice.ts'
import type { Room } from '../../domain/estimate/rooms.ts'
import { hourlyPackage } from '../../domain/estimate/sold-hours.ts'
import { countryOf, type Language } from '../../domain/language.ts'
import { cents } from '../../domain/money/cents.ts'
import type { VisitOffer } from '../../domain/orders/order.ts'
import { longestPostcode } from '../../domain/places/postcode.ts'
import { holdMinutes } from '../../domain/scheduling/hold-limit.ts'
import { Button, HiddenFields } from '../../ui/components/button.tsx'
import { Agreement } from '../../ui/components/choices.tsx'
import { Field } from '../../ui/components/field.tsx'
import { PackageChoice } from '../../ui/home-form/home-choices.tsx'
import { WorkSheet } from '../../ui/work-order/work-sheet.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { OfferedVisits } from '../orders/offered-visits.tsx'
import { HandoverField, HoursField, RoomFields } from '../orders/office-home-fields.tsx'
import { crewInWords, roomsInWords } from '../orders/state-words.tsx'
import form from '../sections/form.module.css'
import { Alert } from '../sections/office-form.tsx'
import styles from './new-order-page.module.css'

/** Why no visit is offered or held. */
export type HomeProblem = keyof OfficeWords['newOrder']['problems'] | 'noTariff' | 'notTaken'

interface NewOrderProps {
  choice: EstimateChoice
  /** The day on which the keys are handed over, of end-of-tenancy cleaning. */
  handover: string | undefined
  /** Whether the customer and the office have agreed on a postcode outside our area. */
  outside: boolean
  rooms: readonly Room[]
  /** The person-minutes of cleaning per hour that can be ordered. */
  hoursOnSale: readonly number[]
  /** The rooms are not known yet. */
  typical: boolean
  /** That of the customer. */
  language: Language
  /** The message that the order is made of. */
  lead: { id: string; name: string } | undefined
  /** The draft whose home is changed; empty for a new one. */
  draftId: string
  problem: HomeProblem | undefined
  /** Undefined until the home is complete. */
  offer: Offer | undefined
}

interface Offer {
  offers: readonly VisitOffer[]
  teamName: string
  people: number
  minutesOnSite: number
  /** The home, as in an address. */
  address: string
}

/** The form of the visits: its button is on the work order beside it. */
const visitsForm = 'visits-form'

/** The first step of an order by phone: the home, and the visits that are free for it. */
export function NewOrderPage(page: NewOrderProps) {
  const { words } = useOffice()
  const labels = words.newOrder
  const { lead, problem, offer } = page
  const { zipCodeRequired, zipCode, notCovered, noTeam, ...problems } = labels.problems
  const ofZipCode = { zipCodeRequired, zipCode, notCovered, noTeam }
  const ofHome: Record<Exclude<HomeProblem, keyof typeof ofZipCode>, string> = {
    ...problems,
    tooMany: fill(labels.problems.tooMany, { time: 10 }),
    noTariff: labels.noTariff,
    notTaken: labels.notTaken,
  }
  const sentenceIn = (sentences: Partial<Record<HomeProblem, string>>) => problem && sentences[problem]
  return (
    <OfficeLayout title={labels.title}>
      {lead && <p>{fill(labels.fromLead, { name: lead.name })}</p>}
      <Alert text={sentenceIn(ofHome)} />
      <HomeForm {...page} zipCodeProblem={sentenceIn(ofZipCode)} />
      {offer && <Visits {...page} offer={offer} />}
    </OfficeLayout>
  )
}

/** The message and the draft that a form goes on with. */
const Origin = ({ lead, draftId }: NewOrderProps) => (
  <>
    {lead && <input type="hidden" name="lead" defaultValue={lead.id} />}
    {draftId && <input type="hidden" name="draft" defaultValue={draftId} />}
  </>
)

/** The home in one line: the package, the postcode and the rooms. */
const homeLine = ({ choice, rooms }: NewOrderProps, words: OfficeWords) =>
  [words.work.packages[choice.packageId], spacedZipCode(choice.zipCode), roomsInWords(rooms, { words })].join(', ')

/** The home, folded once visits are offered for it. */
function HomeForm({ zipCodeProblem, ...page }: NewOrderProps & { zipCodeProblem: string | undefined }) {
  const { choice, handover, outside, rooms, hoursOnSale, typical, problem, offer } = page
  const { words } = useOffice()
  const labels = words.newOrder
  return (
    <form method="get" action="/orders/new#visits" aria-label={labels.home}>
      <Origin {...page} />
      <details className={`fold ${styles.home}`} open={!offer}>
        <summary>
          {labels.home}
          {offer && `: ${homeLine(page, words)}`}
        </summary>
        <div className={form.form}>
          <Field
            name="zipCode"
            label={labels.zipCode}
            hint={labels.zipCodeHint}
            problem={zipCodeProblem}
            defaultValue={choice.zipCode}
            maxLength={longestPostcode}
            required
            autoComplete="off"
          />
          <PackageChoice label={labels.package} names={words.work.packages} chosen={choice.packageId} />
          {choice.packageId === hourlyPackage && <HoursField onSale={hoursOnSale} chosen={choice.soldMinutes} />}
          {choice.packageId === 'es' && <HandoverField day={handover} />}
          {(outside || problem === 'notCovered') && (
            <Agreement name="outside" label={labels.outside} chosen={outside ? 'on' : undefined} required={false} />
          )}
          <Button type="submit">{labels.look}</Button>
        </div>
        <RoomFields extras={choice.extras} rooms={rooms} typical={typical} path="/orders/new" />
        <p>
          <Button type="submit" variant="secondary">
            {labels.look}
          </Button>
        </p>
      </details>
    </form>
  )
}

/** The visits that are free for the home, beside its work order. */
function Visits({ offer, ...page }: NewOrderProps & { offer: Offer }) {
  const { words, fullDay } = useOffice()
  const labels = words.newOrder
  const { handover } = page
  const comeLate = fill(labels.handover.comeLate, { date: handover ? fullDay(handover) : '' })
  return (
    <section aria-labelledby="visits" className={styles.columns}>
      <form method="post" action="/orders/new" id={visitsForm}>
        <h2 id="visits">{labels.visits}</h2>
        <Origin {...page} offer={offer} />
        <HiddenFields fields={[...new URLSearchParams(offer.address)]} />
        {page.outside && <input type="hidden" name="outside" defaultValue="on" />}
        {handover && <input type="hidden" name="handover" defaultValue={handover} />}
        <input type="hidden" name="entry" defaultValue={randomUUID()} />
        <OfferedVisits offers={offer.offers} chosen={undefined} handover={handover} />
        {handover && <Agreement name="afterHandover" label={comeLate} chosen={undefined} required={false} />}
        {offer.offers.length > 0 && (
          <p className={styles.bar}>
            <Button type="submit">{fill(labels.hold, { minutes: holdMinutes })}</Button>
          </p>
        )}
      </form>
      {offer.offers.length > 0 && <VisitSheet {...page} offer={offer} />}
    </section>
  )
}

/** The work order beside the weeks: the home, who comes for how long, and the visit that is chosen, to be held. */
function VisitSheet(page: NewOrderProps & { offer: Offer }) {
  const { offers, teamName, people, minutesOnSite } = page.offer
  const office = useOffice()
  const { words, formatMoney } = office
  const labels = words.newOrder
  const least = cents(Math.min(...offers.map(({ priceCents }) => priceCents)))
  return (
    <div className={styles.sheet}>
      <WorkSheet
        stamp="nonBinding"
        word={words.orders.stamps.nonBinding}
        rooms={page.rooms}
        place={
          <>
            <strong data-choice="{visit}">{labels.notChosen}</strong>
            <br />
            {homeLine(page, words)}
          </>
        }
        price={<span data-choice="{price}">{fill(labels.from, { price: formatMoney(least) })}</span>}
        terms={words.orders.price.total}
        actions={
          <Button type="submit" form={visitsForm}>
            {fill(labels.hold, { minutes: holdMinutes })}
          </Button>
        }
      >
        <p>
          {words.orders.countries[countryOf(page.language)]} · {teamName} ·{' '}
          {crewInWords({ people, minutesOnSite }, office)}
        </p>
      </WorkSheet>
      <p>{labels.languages[page.language]}</p>
    </div>
  )
}
