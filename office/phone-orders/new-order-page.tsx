import { fill } from '../../copy/fill.ts'
import type { EstimateChoice } from '../../domain/estimate/choice.ts'
import type { Room } from '../../domain/estimate/rooms.ts'
import { countryOf, type Language } from '../../domain/language.ts'
import type { VisitOffer } from '../../domain/orders/order.ts'
import { packageIds } from '../../domain/packages/cleaning-packages.ts'
import { longestPostcode } from '../../domain/places/postcode.ts'
import { holdMinutes } from '../../domain/scheduling/hold-limit.ts'
import { formatVisit } from '../../domain/scheduling/visit.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { HomeFields } from '../orders/office-home-fields.tsx'
import { hoursInWords, visitInWords } from '../orders/state-words.ts'
import { FreeVisits } from '../orders/visit-choices.tsx'
import form from '../sections/form.module.css'
import { formatMoney } from '../sections/format-money.ts'
import styles from './new-order-page.module.css'

/** Why no visit is offered or held. */
export type HomeProblem =
  | 'zipCodeRequired'
  | 'zipCode'
  | 'notCovered'
  | 'rooms'
  | 'tooLarge'
  | 'tooMany'
  | 'taken'
  | 'unknown'
  | 'noTariff'
  | 'notTaken'

interface NewOrderProps {
  choice: EstimateChoice
  rooms: readonly Room[]
  /** Nobody has said yet what rooms there are. */
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

/** The first step of an order by phone: the home, and the visits that are free for it. */
export function NewOrderPage({ choice, rooms, typical, language: site, lead, draftId, problem, offer }: NewOrderProps) {
  const { words } = useOffice()
  const labels = words.newOrder
  const sentences: Record<HomeProblem, string> = {
    ...labels.problems,
    tooMany: fill(labels.problems.tooMany, { time: 10 }),
    noTariff: labels.noTariff,
    notTaken: labels.notTaken,
  }
  const origin = (
    <>
      {lead && <input type="hidden" name="lead" defaultValue={lead.id} />}
      {draftId && <input type="hidden" name="draft" defaultValue={draftId} />}
    </>
  )
  return (
    <OfficeLayout title={labels.title}>
      {lead && <p>{fill(labels.fromLead, { name: lead.name })}</p>}
      {problem && (
        <p role="alert" className={form.problem}>
          {sentences[problem]}
        </p>
      )}
      <div className={styles.columns}>
        <form method="get" action="/orders/new#visits" aria-label={labels.home}>
          {origin}
          <div className={form.form}>
            <Field
              label={labels.zipCode}
              hint={labels.zipCodeHint}
              name="zipCode"
              required
              maxLength={longestPostcode}
              defaultValue={choice.zipCode}
              autoComplete="off"
            />
            <label className={form.choice}>
              {labels.package}
              <select name="packageId" defaultValue={choice.packageId}>
                {packageIds.map((id) => (
                  <option key={id} value={id}>
                    {words.work.packages[id]}
                  </option>
                ))}
              </select>
            </label>
            <Button type="submit">{labels.look}</Button>
          </div>
          {typical && <p>{labels.typical}</p>}
          <HomeFields rooms={rooms} extras={choice.extras} path="/orders/new" />
          <p>
            <Button type="submit" variant="secondary">
              {labels.look}
            </Button>
          </p>
        </form>
        {offer && (
          <section aria-labelledby="visits" className={styles.visits}>
            <h2 id="visits">{labels.visits}</h2>
            <p>
              {fill(labels.orderIn, {
                country: words.orders.countries[countryOf(site)],
                team: offer.teamName,
                people: offer.people,
                time: hoursInWords(offer.minutesOnSite),
              })}
              . {labels.languages[site]} {fill(labels.visitsHint, { minutes: holdMinutes })}
            </p>
            <form method="post" action="/orders/new">
              {origin}
              {[...new URLSearchParams(offer.address)].map(([name, value]) => (
                <input key={name} type="hidden" name={name} defaultValue={value} />
              ))}
              <FreeVisits offers={offer.offers}>{(one) => <VisitButton offer={one} />}</FreeVisits>
            </form>
          </section>
        )}
      </div>
    </OfficeLayout>
  )
}

function VisitButton({ offer: { visit, priceCents, lowest } }: { offer: VisitOffer }) {
  const office = useOffice()
  const price = formatMoney(priceCents, office.language)
  return (
    <Button
      type="submit"
      name="visit"
      value={formatVisit(visit)}
      variant={lowest ? 'primary' : 'secondary'}
      small
      aria-label={`${visitInWords(visit, office)}: ${price}`}
    >
      {price}
    </Button>
  )
}
