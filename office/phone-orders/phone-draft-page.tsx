import { fill } from '../../copy/fill.ts'
import { spacedZipCode } from '../../copy/format/format-work.ts'
import { formatChoice } from '../../domain/estimate/choice.ts'
import { showForm, type Values } from '../../domain/forms/form.ts'
import type { Language } from '../../domain/language.ts'
import type { Draft, VisitOffer } from '../../domain/orders/order.ts'
import { detailForm, detailsAsTyped } from '../../domain/orders/order-details.ts'
import type { ConsentText } from '../../domain/orders/withdrawal-period.ts'
import { formatVisit } from '../../domain/scheduling/visit.ts'
import type { DraftQuote } from '../../services/orders/draft/draft-quote.ts'
import { Button } from '../../ui/components/button.tsx'
import { FormFields, HiddenFormFields } from '../../ui/forms/form-fields.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { DetailFields } from '../orders/office-detail-fields.tsx'
import { PriceSheet } from '../orders/office-price-sheet.tsx'
import { ReadAloud } from '../orders/read-aloud.tsx'
import { crewInWords, roomsInWords, visitInWords } from '../orders/state-words.tsx'
import styled from '../sections/form.module.css'
import { Alert } from '../sections/office-form.tsx'
import styles from './phone-draft-page.module.css'
import { placeForm } from './place-form.ts'

export type DraftProblem = 'invalid' | 'afterHandover' | 'changed' | 'taken' | 'unknown'

interface OrderDraftProps {
  draft: Draft
  quote: DraftQuote
  hold: 'held' | 'expired' | 'none'
  offers: readonly VisitOffer[]
  consents: readonly ConsentText[]
  /** What the form was sent with, and whether the customer said before to have no e-mail address. */
  sent: Partial<Values<ReturnType<typeof placeForm>>>
  /** That of the customer. */
  language: Language
  lead: { id: string; name: string } | undefined
  problem: DraftProblem | undefined
  /** A code for each invalid field and box. */
  problems: Partial<Record<string, string>>
}

/** The form of a draft's home. */
export const homePath = ({ id, home }: Draft, leadId: string | undefined): string =>
  [
    `/orders/new?${formatChoice(home)}&draft=${id}`,
    ...(home.handover ? [`handover=${home.handover}`] : []),
    ...(leadId ? [`lead=${leadId}`] : []),
  ].join('&')

/** The second step of an order by phone: who orders, the sentences that are read to them, and the button. */
export function OrderDraftPage(props: OrderDraftProps) {
  const { draft, quote, consents, language: site, lead, problem, problems } = props
  const { words, formatMoney, formatUntil } = useOffice()
  const labels = words.newOrder
  const price = quote.priceCents === undefined ? undefined : formatMoney(quote.priceCents)
  const placing = usePlaceForm(props)
  return (
    <OfficeLayout title={labels.check}>
      {lead && <p>{fill(labels.fromLead, { name: lead.name })}</p>}
      <Alert text={problem && labels.problems[problem]} />
      <form
        method="post"
        action={`/orders/new/${draft.id}${lead ? `?lead=${lead.id}` : ''}`}
        className={styles.columns}
        noValidate
      >
        <HiddenFormFields of={placing.of} as={undefined} />
        <div className={styles.part}>
          <h2>{labels.details}</h2>
          <DetailFields of={detailsAsTyped(detailForm, draft.details, problems)} zipCode={draft.home.zipCode} />
          <FormFields {...placing} only={['noEmail']} />
          <ReadAloud of={{ ...placing.of, problems }} consents={consents} />
          {quote.terms && (
            <p>
              {quote.terms.alwaysFree
                ? words.orders.terms.always
                : fill(words.orders.terms.free, {
                    date: formatUntil(quote.terms.freeUntil),
                    fee: formatMoney(quote.terms.lateFeeCents),
                  })}{' '}
              {labels.withdrawal} {labels.languages[site]}
            </p>
          )}
          {draft.visit && price && (
            <p>
              <Button type="submit" name="do" value="place">
                {fill(labels.place, { price })}
              </Button>
            </p>
          )}
        </div>
        <HeldVisit {...props} />
      </form>
    </OfficeLayout>
  )
}

/** The fields beside those of the details, as they are drawn: another visit, and whether there is no e-mail address. */
function usePlaceForm({ draft, offers, sent }: OrderDraftProps) {
  const office = useOffice()
  const { words, language, formatMoney, fullDay } = office
  const { noEmail: label, otherVisit, handover } = words.newOrder
  const { visit, home, priceCents = '' } = draft
  const held = visit ? formatVisit(visit) : ''
  const others = offers
    .map((offer) => [
      formatVisit(offer.visit),
      `${visitInWords(offer.visit, office)}: ${formatMoney(offer.priceCents)}`,
    ])
    .filter(([other]) => other !== held)
  const options = [[held, visit ? visitInWords(visit, office) : ''], ...others]
  const shown = { ...sent, afterHandover: false, visit, home: formatChoice(home), price: String(priceCents) }
  const afterHandover = fill(handover.comeLate, { date: home.handover ? fullDay(home.handover) : '' })
  return {
    of: showForm(placeForm(options.map(([value = '']) => value)), shown, language),
    words: {
      labels: { noEmail: label, visit: otherVisit, afterHandover },
      options: { visit: Object.fromEntries(options) },
    },
    general: words.frame.problems,
  }
}

/** The visit that is held or not, others to choose instead, and the price. */
function HeldVisit(props: OrderDraftProps) {
  const { draft, quote, hold, lead } = props
  const office = useOffice()
  const { words, formatMoney, formatTime } = office
  const labels = words.newOrder
  const { visit, heldUntil } = draft
  const price = quote.priceCents === undefined ? undefined : formatMoney(quote.priceCents)
  return (
    <div className={styles.part}>
      <p role="status">
        {visit && price && hold === 'held' && heldUntil
          ? fill(labels.held, { time: formatTime(heldUntil), visit: visitInWords(visit, office), price })
          : visit
            ? fill(labels.notHeld, { visit: visitInWords(visit, office) })
            : labels.noVisit}
      </p>
      <div className={styled.form}>
        <FormFields {...usePlaceForm(props)} only={draft.home.handover ? ['visit', 'afterHandover'] : ['visit']} />
        <Button type="submit" name="do" value="hold" variant="secondary">
          {labels.choose}
        </Button>
      </div>
      <DraftSheet draft={draft} quote={quote} />
      <p>
        <a href={homePath(draft, lead?.id)}>{labels.changeHome}</a>
      </p>
    </div>
  )
}

/** The price of an order by phone, on its work order. */
function DraftSheet({ draft: { home }, quote }: { draft: Draft; quote: DraftQuote }) {
  const office = useOffice()
  const { work } = office.words
  const { priceCents, lines, teamName, people, minutesOnSite } = quote
  if (priceCents === undefined) return null
  return (
    <PriceSheet
      stamp="nonBinding"
      rooms={quote.rooms}
      name={work.packages[home.packageId]}
      place={
        <>
          {spacedZipCode(home.zipCode)}
          {home.rooms && `, ${roomsInWords(home.rooms, office)}`}
        </>
      }
      priceCents={priceCents}
      lines={lines}
    >
      <p>
        {teamName}: {crewInWords({ people, minutesOnSite }, office)}
      </p>
    </PriceSheet>
  )
}
