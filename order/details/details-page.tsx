import { language } from '#copy/language.ts'
import { details as words } from '#copy/order/details.ts'
import { frame } from '#copy/order/frame.ts'
import { fill } from '../../copy/fill.ts'
import { money, shortDay, spacedZipCode } from '../../copy/format/format-work.ts'
import { countryOf } from '../../domain/language.ts'
import type { Draft } from '../../domain/orders/order.ts'
import { type DetailProblems, detailsAsTyped, ownDetailForm, sentDetails } from '../../domain/orders/order-details.ts'
import { certainTown } from '../../domain/places/certain-town.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { chooseVisit } from '../../services/orders/draft/choose-visit.ts'
import { draftQuote } from '../../services/orders/draft/draft-quote.ts'
import { holdState, saveDetails } from '../../services/orders/draft/order-drafts.ts'
import { Button } from '../../ui/components/button.tsx'
import type { OrderRequest, TakingOrders } from '../layout/ordering-services.ts'
import { draftPath, homeOfDraft } from '../layout/routes.ts'
import { holdOf, takenPath, withVisit } from '../respond/with-draft.ts'
import { DetailFields, detailProblems } from '../sections/detail-fields.tsx'
import { DraftOrder, type Summary } from '../sections/draft-order.tsx'
import { type Hold, HoldLine } from '../sections/hold-line.tsx'
import styles from '../sections/order-form.module.css'
import { StepForm } from '../sections/order-form.tsx'
import { Progress } from '../sections/progress.tsx'
import { StepBar } from '../sections/step-bar.tsx'
import { ErrorSummary, StepPage } from '../sections/step-frame.tsx'

/** The price and the visit: "€249, Thu 26 Nov, morning". */
const briefOf = ({ draft: { visit }, quote: { priceCents } }: Summary) =>
  visit && priceCents !== undefined
    ? [money(priceCents), shortDay(visit.date), frame.parts[visit.part].toLowerCase()].join(', ')
    : undefined

export interface DetailsProps extends Summary {
  hold: Hold
  problems: DetailProblems
}

/** Step 3 (R16.13): who orders, where the team rings, and whether someone is there at the end. */
export default function DetailsPage({ draft, quote, hold, problems }: DetailsProps) {
  const city = certainTown(countryOf(language), draft.home.zipCode) ?? ''
  const of = detailsAsTyped(ownDetailForm, { city, ...draft.details }, problems)
  return (
    <>
      <Progress current="details" draft={draft} />
      <StepPage title={words.title} lead={words.lead} aside={<DraftOrder draft={draft} quote={quote} />} popover>
        <ErrorSummary problems={detailProblems(of)} />
        <StepForm
          className={`${styles.form} ${styles.narrow}`}
          action={draftPath(draft.id, 'details')}
          data-draft={`details-${draft.id}`}
        >
          <DetailFields of={of} hasNote={Boolean(draft.details.sealedNote)}>
            {fill(words.zipCode, { zipCode: spacedZipCode(draft.home.zipCode) })}{' '}
            <a href={homeOfDraft(draft)}>{frame.change}</a>
          </DetailFields>
          <HoldLine hold={hold} />
          <StepBar brief={briefOf({ draft, quote })}>
            <Button type="submit">{words.submit}</Button>
          </StepBar>
        </StepForm>
      </StepPage>
    </>
  )
}

/** `GET /draft/…/details`: step 3, with all that was typed before. */
export const showDetails = withVisit((request, services, draft) => detailsPage(services, request, draft, {}))

/**
 * `POST /draft/…/details`: stores what was typed, valid or not, and prolongs the hold; one that has run out begins anew
 * if it can.
 */
export const receiveDetails = withVisit(async (request, services, draft) => {
  const { orders, clock } = services
  const hold = holdState(draft, clock())
  const sent = sentDetails(request.form)
  const saved = await saveDetails(orders, draft, sent)
  if (hold !== 'held') {
    const again = await chooseVisit(orders, saved.draft, draft.visit, request.client)
    if (again.outcome === 'refused') return redirect(takenPath(draft, hold === 'expired' ? hold : 'taken'), 303)
  }
  if (saved.outcome === 'done') return redirect(draftPath(draft.id, 'check'), 303)
  // A note that cannot be stored is kept on the page alone.
  const accessNote = 'accessNote' in saved.problems ? (sent.accessNote ?? '') : ''
  const shown = { ...saved.draft, details: { ...saved.draft.details, accessNote } }
  return await detailsPage(services, request, shown, saved.problems)
})

async function detailsPage(
  services: TakingOrders,
  request: OrderRequest,
  draft: Draft,
  problems: DetailsProps['problems'],
): Promise<Response> {
  const quote = draftQuote(services.orders, draft)
  const data = { draft, quote, problems, hold: holdOf(services, draft) }
  const status = Object.keys(problems).length > 0 ? 422 : 200
  return await request.show(DetailsPage, data, { title: words.title, status })
}
