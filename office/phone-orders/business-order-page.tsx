import { fill } from '../../copy/fill.ts'
import type { Shown } from '../../domain/forms/form.ts'
import type { Cents } from '../../domain/money/cents.ts'
import type { BusinessAgreement } from '../../domain/orders/business-order.ts'
import type { RatedCents } from '../../domain/orders/vat.ts'
import { formatVisit, type Visit } from '../../domain/scheduling/visit.ts'
import { Button } from '../../ui/components/button.tsx'
import { FormFields, HiddenFormFields } from '../../ui/forms/form-fields.tsx'
import type { VisibleName } from '../../ui/forms/form-words.ts'
import { PriceLines } from '../../ui/work-order/price-lines.tsx'
import company from '../company/company-page.module.css'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import grid from '../orders/office-detail-fields.module.css'
import { visitInWords } from '../orders/state-words.tsx'
import { Alert, FormAlert } from '../sections/office-form.tsx'
import type { BusinessForm } from './business-form.ts'
import styles from './business-order-page.module.css'

/** What is agreed, what is to be paid for it, and that with VAT at each rate. */
export interface AgreedPrice {
  business: BusinessAgreement
  priceCents: Cents
  rated: readonly RatedCents[]
}

interface BusinessOrderProps {
  lead: { id: string; name: string }
  /** Why nothing can be ordered there; undefined where it can. */
  refusal?: 'noTariff' | 'notTaken'
  of?: Shown<BusinessForm>
  /** The visits that are free for the work, once that is known, and its price. */
  visits?: readonly Visit[] | undefined
  price?: AgreedPrice | undefined
}

const partClass = `${grid.fields} ${styles.part}`

const invoiceParts = ['invoiceEmail', 'reference', 'invoiceStreet', 'invoiceZipCode', 'invoiceCity'] as const
const parts = {
  company: ['company', 'companyNumber', 'vatNumber', 'filesReturns', 'isCleaner', ...invoiceParts],
  place: ['zipCode', 'outside', 'street', 'houseNumber', 'city', 'place', 'dwellingPercent'],
  person: ['firstName', 'lastName', 'email', 'phoneNumber', 'presence', 'access', 'photos', 'remark'],
  work: ['work', 'people', 'hours', 'netPrice'],
} satisfies Record<string, readonly VisibleName<BusinessForm>[]>

/** An order for a business (R19.1): everything in one form, and the free visits once the work is known. */
export function BusinessOrderPage({ lead, refusal, of, visits, price }: BusinessOrderProps) {
  const { words } = useOffice()
  const labels = words.businessOrder
  return (
    <OfficeLayout title={labels.title}>
      <p>
        <a href={`/leads/${lead.id}`}>{fill(words.newOrder.fromLead, { name: lead.name })}</a>
      </p>
      <Alert text={refusal && words.newOrder[refusal]} />
      <FormAlert of={of} />
      {of && <BusinessFields lead={lead} of={of} visits={visits} price={price} />}
    </OfficeLayout>
  )
}

/** The form with its words, as its fields are drawn. */
function useBusinessFields(of: Shown<BusinessForm>, visits: readonly Visit[]) {
  const office = useOffice()
  const { businessOrder: labels, newOrder, orders, payments, frame } = office.words
  const { companyNumber, vatNumber, reference } = payments.ledger.invoice.issue.labels
  return {
    of,
    general: frame.problems,
    // The office types for someone else: nothing is filled in by the browser.
    more: Object.fromEntries(Object.keys(of.form.fields).map((name) => [name, { autoComplete: 'off', rows: 3 }])),
    words: {
      labels: {
        ...newOrder.labels,
        ...labels.labels,
        companyNumber,
        vatNumber,
        reference,
        zipCode: newOrder.zipCode,
        outside: newOrder.outside,
      },
      hints: labels.hints,
      options: {
        filesReturns: labels.answers,
        place: labels.places,
        presence: orders.presences,
        access: orders.accesses,
        photos: orders.photos,
        visit: Object.fromEntries(visits.map((visit) => [formatVisit(visit), visitInWords(visit, office)])),
      },
      problems: { ...labels.problems, notCovered: newOrder.problems.notCovered, noTeam: newOrder.problems.noTeam },
    },
  }
}

function BusinessFields({ lead, of, visits, price }: BusinessOrderProps & { of: Shown<BusinessForm> }) {
  const { businessOrder: labels, newOrder } = useOffice().words
  const isOutside = of.texts.outside?.length || of.problems.zipCode === 'notCovered'
  const drawn = useBusinessFields(of, visits ?? [])
  const chosen = of.texts.visit?.[0]
  return (
    <form method="post" action={`/orders/business?lead=${lead.id}`} className={company.form} noValidate>
      <HiddenFormFields of={of} as={undefined} />
      {/* While the work is corrected, the visit that was chosen waits. */}
      {!visits && chosen && <input type="hidden" name="visit" defaultValue={chosen} />}
      {Object.entries(parts).map(([part, names]) => (
        <section key={part} className={partClass} aria-labelledby={`${part}-part`}>
          <h2 id={`${part}-part`}>{labels.parts[part as keyof typeof parts]}</h2>
          <FormFields {...drawn} only={names.filter((name) => name !== 'outside' || isOutside)} />
        </section>
      ))}
      <p>
        <Button type="submit" name="do" value="look" variant={visits ? 'secondary' : 'primary'}>
          {labels.look}
        </Button>
      </p>
      {visits && price && (
        <section className={partClass} aria-labelledby="visits">
          <h2 id="visits">{labels.parts.visit}</h2>
          {visits.length === 0 ? (
            <p>{newOrder.noVisits}</p>
          ) : (
            <>
              <FormFields {...drawn} only={['visit', 'agreed']} />
              <PriceOfWork {...price} />
              <p>
                <Button type="submit" name="do" value="place">
                  {labels.place}
                </Button>
              </p>
            </>
          )}
        </section>
      )}
    </form>
  )
}

/** The net price, its VAT, and what is to be paid. */
function PriceOfWork({ business, priceCents, rated }: AgreedPrice) {
  const { words, formatMoney: money } = useOffice()
  const { price } = words.orders
  return (
    <div>
      <PriceLines
        lines={rated.map((rate) => ({ part: 'cleaning', ...rate }))}
        business={business}
        words={{ ...price, label: price.title, extras: words.work.extras, business: words.businessOrder, money }}
      />
      <p>
        <strong>
          {words.businessOrder.total}: {money(priceCents)}
        </strong>
      </p>
    </div>
  )
}
