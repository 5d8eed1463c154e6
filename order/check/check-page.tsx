import { Fragment } from 'react'
import { estimateDesk } from '#copy/estimate-desk.ts'
import { check as words } from '#copy/order/check.ts'
import { frame } from '#copy/order/frame.ts'
import { packageNames } from '#copy/package-names.ts'
import { fill } from '../../copy/fill.ts'
import { crew, money, typesetDates } from '../../copy/format/format-work.ts'
import { rightsInWords } from '../../copy/format/rights-in-words.ts'
import type { Shown } from '../../domain/forms/form.ts'
import type { OrderDetails } from '../../domain/orders/order-details.ts'
import type { ConsentText, checkForm } from '../../domain/orders/withdrawal-period.ts'
import { visitStart } from '../../domain/scheduling/visit.ts'
import { Button } from '../../ui/components/button.tsx'
import { FactText } from '../../ui/components/fact-text.tsx'
import { HiddenFormFields } from '../../ui/forms/form-fields.tsx'
import { PriceLines } from '../../ui/work-order/price-lines.tsx'
import { WorkOrder } from '../../ui/work-order/work-order.tsx'
import { draftPath, homeOfDraft } from '../layout/routes.ts'
import { CheckLines } from '../sections/check-lines.tsx'
import type { Summary } from '../sections/draft-order.tsx'
import { arrivalInWords, priceWords, roomLinesInWords, visitInWords } from '../sections/draft-words.ts'
import { type Hold, HoldLine } from '../sections/hold-line.tsx'
import { OrderConsents } from '../sections/order-consents.tsx'
import styles from '../sections/order-form.module.css'
import { problemsIn, StepForm } from '../sections/order-form.tsx'
import { personLines } from '../sections/person-lines.ts'
import { Progress } from '../sections/progress.tsx'
import { ErrorSummary, Notice, StepPage } from '../sections/step-frame.tsx'

const formId = 'order'

export interface CheckProps extends Summary {
  details: OrderDetails
  hold: Hold
  /** The boxes to tick. */
  consents: readonly ConsentText[]
  /** It is stale where another tab, or a new tariff, has changed what is ordered. */
  of: Shown<typeof checkForm>
  /** The end of the right to withdraw from an order placed now. */
  withdrawUntil: Date
}

/** Step 4 (R16.4): everything once more, what the law wants said beside the button, and the button. */
export default function CheckPage(props: CheckProps) {
  const { draft, details, quote, hold, consents, of } = props
  const price = money(quote.priceCents ?? 0)
  return (
    <>
      <Progress current="check" draft={draft} />
      <StepPage title={words.title} lead={words.lead} aside={<Aside {...props} />}>
        {of.problems.form && <Notice kind="attention">{words.changed}</Notice>}
        <ErrorSummary problems={problemsIn(of, words)} />
        <StepForm id={formId} action={draftPath(draft.id, 'check')}>
          <HiddenFormFields of={of} as={undefined} />
          <WorkOrder
            stamp="notOrdered"
            rooms={quote.rooms}
            name={packageNames[draft.home.packageId]}
            place={draft.visit && visitInWords(draft.visit)}
            price={price}
            terms={frame.lines.total}
          >
            <PriceLines lines={quote.lines} words={priceWords} />
            <CheckLines lines={linesOf(props)} />
          </WorkOrder>
          <Notice kind="right">
            <Rights {...props} />
          </Notice>
          <OrderConsents of={of} consents={consents} />
          <div className={`${styles.submit} ${styles.last}`}>
            <HoldLine hold={hold} />
            <Button type="submit">{words.submit}</Button>
            <p>
              <strong>{price}</strong> {words.submitHint[details.presence]}
            </p>
          </div>
        </StepForm>
      </StepPage>
    </>
  )
}

/** The price, the button and what comes of it, in view on wide screens. */
const Aside = ({ draft, details, quote, hold }: CheckProps) => (
  <div className={styles.card}>
    <p>
      <strong>{money(quote.priceCents ?? 0)}</strong> {draft.visit && visitInWords(draft.visit)}
    </p>
    <Button type="submit" form={formId}>
      {words.submit}
    </Button>
    <p>{words.submitHint[details.presence]}</p>
    <HoldLine hold={hold} />
  </div>
)

function linesOf({ draft, details, quote }: CheckProps) {
  const { home, visit } = draft
  const editHome = { href: homeOfDraft(draft), label: words.edit.home }
  const editDetails = { href: draftPath(draft.id, 'details'), label: words.edit.details }
  const note = details.sealedNote && words.accessStored
  const extras = home.extras.map((id) => estimateDesk.extras[id].name)
  return [
    { label: frame.lines.home, value: [roomLinesInWords(quote.rooms), ...extras].join('\n'), edit: editHome },
    {
      label: frame.lines.date,
      value: visit && `${visitInWords(visit)}\n${arrivalInWords(visit)}`,
      edit: { href: draftPath(draft.id, 'visits'), label: words.edit.date },
    },
    { label: frame.lines.work, value: `${crew(quote)}\n${frame.lines.team}: ${quote.teamName}` },
    ...personLines(details, home.zipCode, { ...details, note }, editDetails),
  ]
}

/** The facts that the law wants beside the button: service, price, duration, and withdrawal. */
function Rights({ draft: { home, visit }, quote, withdrawUntil: end }: CheckProps) {
  const { terms, priceCents = 0 } = quote
  return (
    <>
      <h2>{words.agreementTitle}</h2>
      <ul className={styles.facts}>
        <li>{fill(words.contract, { package: packageNames[home.packageId], crew: crew(quote) })}</li>
        <li>
          {fill(words.total, { price: money(priceCents) })}
          {words.included.map((text) => (
            <Fragment key={text}>
              {' '}
              <FactText text={text} />
            </Fragment>
          ))}
        </li>
        {terms && visit && <li>{typesetDates(rightsInWords(terms, end, visitStart(visit)))}</li>}
        <li>{words.withdrawal}</li>
      </ul>
    </>
  )
}
