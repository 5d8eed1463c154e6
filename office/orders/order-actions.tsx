import type { ReactNode } from 'react'
import { fill } from '../../copy/fill.ts'
import type { OfficeWords } from '../../copy/office/words.ts'
import { hourlyPackage } from '../../domain/estimate/sold-hours.ts'
import type { Language } from '../../domain/language.ts'
import { workSteps } from '../../domain/orders/work-steps.ts'
import { longestNote } from '../../domain/people/office-text-limits.ts'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import { Agreement } from '../../ui/components/choices.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { formatMoney } from '../sections/format-money.ts'
import { formatTime } from '../sections/format-time.ts'
import type { OfficeOrder } from './office-order.ts'
import styles from './order-actions.module.css'
import { StepLinks } from './step-links.tsx'
import { WaiveFee } from './waive-fee.tsx'

/** The customer's fee for cancelling; a dash if unknown. */
export function costInWords(
  feeCents: number,
  { fee, noFee }: OfficeWords['orders']['actions'],
  language: Language,
): string {
  if (Number.isNaN(feeCents)) return '–'
  return feeCents > 0 ? fill(fee, { fee: formatMoney(feeCents, language) }) : noFee
}

type ViewProps = { view: OfficeOrder }

/** The actions on an order. Those that need the customer's agreement ask whether they gave it. */
export function OrderActions({ view, text }: ViewProps & { text: string }) {
  const { words } = useOffice()
  const { order, transitions, person } = view
  const labels = words.orders.actions
  const path = pathOf(view)
  return (
    <section id="actions" aria-labelledby="actions-title" className={styles.actions}>
      <h2 id="actions-title">{labels.title}</h2>
      {transitions.includes('changeVisit') && <LinkLine href={`${path}/change`}>{labels[changeOf(order)]}</LinkLine>}
      {transitions.includes('changeDetails') && person && (
        <LinkLine href={`${path}/details`}>{words.newOrder.correct.link}</LinkLine>
      )}
      {order.postBy && <Posting view={view} />}
      <Steps view={view} />
      {transitions.includes('cancel') && <Cancelling view={view} />}
      {transitions.includes('withdraw') && person && <Withdrawing view={view} />}
      {person ? <Noting view={view} text={text} /> : <p>{words.orders.problems.forgotten}</p>}
    </section>
  )
}

const pathOf = ({ order: { number } }: OfficeOrder) => `/orders/${number}`

const LinkLine = ({ href, children }: { href: string; children: string }) => (
  <p>
    <ButtonLink href={href} variant="secondary" small>
      {children}
    </ButtonLink>
  </p>
)

/** What can be changed of an order: hours where they are sold, and the handover of a rented home. */
const changeOf = ({ packageId }: OfficeOrder['order']) =>
  packageId === hourlyPackage ? 'changeHours' : packageId === 'es' ? 'changeHandover' : 'change'

/** A form of an action, with the version that the person sees: nothing is done to a state they have not seen. */
const ActionForm = ({
  view,
  className,
  children,
}: ViewProps & { className?: string | undefined; children: ReactNode }) => (
  <form method="post" action={pathOf(view)} className={className}>
    <input type="hidden" name="version" defaultValue={view.order.version} />
    {children}
  </form>
)

/** Whether the contract has been posted to a customer without e-mail. */
function Posting({ view }: ViewProps) {
  const { words, language } = useOffice()
  const { postBy, postedAt } = view.order
  const { posted, notPosted, post, postedAt: done } = words.steps
  return (
    <ActionForm view={view} className={styles.steps}>
      <div>
        <p>
          {postedAt
            ? fill(done, { at: formatTime(postedAt, language) })
            : postBy && fill(post, { until: formatTime(postBy, language) })}
        </p>
        <Button
          type="submit"
          name="do"
          value={postedAt ? 'notPosted' : 'posted'}
          variant={postedAt ? 'secondary' : 'primary'}
          small
        >
          {postedAt ? notPosted : posted}
        </Button>
      </div>
    </ActionForm>
  )
}

/** The steps of the work, the way back, and the call after a visit without work. */
function Steps({ view }: ViewProps) {
  const { words, language } = useOffice()
  const { order, transitions, undoUntil } = view
  const mayFollowUp = transitions.includes('followUp')
  if (!mayFollowUp && undoUntil === undefined && !workSteps.some((step) => transitions.includes(step))) return null
  return (
    <ActionForm view={view} className={styles.steps}>
      {mayFollowUp && order.callBy && (
        <div>
          <p>{fill(words.steps.call, { until: formatTime(order.callBy, language) })}</p>
          <Button type="submit" name="do" value="followUp" small>
            {words.steps.followedUp}
          </Button>
        </div>
      )}
      <StepLinks
        transitions={transitions}
        hrefOf={(step) => `${pathOf(view)}/step?move=${step}`}
        about={order.number}
        undo={undoUntil && { until: undoUntil, name: 'do' }}
      />
    </ActionForm>
  )
}

const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={styles.folded}>
    <summary>{title}</summary>
    {children}
  </details>
)

function Cancelling({ view }: ViewProps) {
  const { words, language } = useOffice()
  const labels = words.orders.actions
  const { feeCents } = view.terms
  return (
    <Folded title={labels.cancelTitle}>
      <ActionForm view={view}>
        <input type="hidden" name="fee" defaultValue={feeCents} />
        <p>{costInWords(feeCents, labels, language)}</p>
        {feeCents > 0 && <WaiveFee />}
        <Agreement name="agreed" label={labels.agreed} chosen={undefined} />
        <Button type="submit" name="do" value="cancel" small>
          {labels.cancel}
        </Button>
      </ActionForm>
    </Folded>
  )
}

function Withdrawing({ view }: ViewProps) {
  const { actions, withdrawal: words } = useOffice().words.orders
  const { outcome } = view.withdrawal
  return (
    <Folded title={actions.withdrawTitle}>
      <ActionForm view={view}>
        <input type="hidden" name="outcome" defaultValue={outcome} />
        <p>{words.outcomes[outcome]}.</p>
        <p>{actions.withdrawText}</p>
        <Agreement name="agreed" label={actions.stated} chosen={undefined} />
        <Button type="submit" name="do" value="withdraw" small>
          {actions.withdraw}
        </Button>
      </ActionForm>
    </Folded>
  )
}

function Noting({ view, text }: ViewProps & { text: string }) {
  const { note } = useOffice().words.orders.actions
  return (
    <ActionForm view={view} className={styles.note}>
      <Field
        label={note.label}
        name="text"
        multiline
        rows={3}
        required
        maxLength={longestNote}
        defaultValue={text}
        keys="n"
      />
      <Button type="submit" name="do" value="note" variant="secondary" small>
        {note.button}
      </Button>
    </ActionForm>
  )
}
