import type { ReactNode } from 'react'
import { fill } from '../../copy/fill.ts'
import type { OfficeWords } from '../../copy/office/words.ts'
import { hourlyPackage } from '../../domain/estimate/sold-hours.ts'
import type { Language } from '../../domain/language.ts'
import { workSteps } from '../../domain/orders/work-steps.ts'
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

/** The actions on an order. Those that need the customer's agreement ask whether they gave it. */
export function OrderActions({ view, text }: { view: OfficeOrder; text: string }) {
  const { words, language } = useOffice()
  const { order, transitions, terms, withdrawal, person } = view
  const labels = words.orders.actions
  const may = (transition: (typeof transitions)[number]) => transitions.includes(transition)
  const path = `/orders/${order.number}`
  const hasSteps = may('followUp') || view.undoUntil !== undefined || workSteps.some(may)
  return (
    <section id="actions" aria-labelledby="actions-title" className={styles.actions}>
      <h2 id="actions-title">{labels.title}</h2>
      {may('changeVisit') && (
        <p>
          <ButtonLink href={`${path}/change`} variant="secondary" small>
            {labels[changeOf(order)]}
          </ButtonLink>
        </p>
      )}
      {may('changeDetails') && person && (
        <p>
          <ButtonLink href={`${path}/details`} variant="secondary" small>
            {words.newOrder.correct.link}
          </ButtonLink>
        </p>
      )}
      {order.postBy && (
        <form method="post" action={path} className={styles.steps}>
          <div>
            <p>
              {order.postedAt
                ? fill(words.steps.postedAt, { at: formatTime(order.postedAt, language) })
                : fill(words.steps.post, { until: formatTime(order.postBy, language) })}
            </p>
            <Button
              type="submit"
              name="do"
              value={order.postedAt ? 'notPosted' : 'posted'}
              small
              {...(order.postedAt && { variant: 'secondary' as const })}
            >
              {order.postedAt ? words.steps.notPosted : words.steps.posted}
            </Button>
          </div>
        </form>
      )}
      {hasSteps && (
        <form method="post" action={path} className={styles.steps}>
          <Seen version={order.version} />
          {may('followUp') && order.callBy && (
            <div>
              <p>{fill(words.steps.call, { until: formatTime(order.callBy, language) })}</p>
              <Button type="submit" name="do" value="followUp" small>
                {words.steps.followedUp}
              </Button>
            </div>
          )}
          <StepLinks
            transitions={transitions}
            hrefOf={(step) => `${path}/step?move=${step}`}
            about={order.number}
            undo={view.undoUntil && { until: view.undoUntil, name: 'do' }}
          />
        </form>
      )}
      {may('cancel') && (
        <Folded title={labels.cancelTitle}>
          <form method="post" action={path}>
            <Seen version={order.version} />
            <input type="hidden" name="fee" defaultValue={terms.feeCents} />
            <p>{costInWords(terms.feeCents, labels, language)}</p>
            {terms.feeCents > 0 && <WaiveFee />}
            <Agreement name="agreed" label={labels.agreed} chosen={undefined} />
            <Button type="submit" name="do" value="cancel" small>
              {labels.cancel}
            </Button>
          </form>
        </Folded>
      )}
      {may('withdraw') && person && (
        <Folded title={labels.withdrawTitle}>
          <form method="post" action={path}>
            <Seen version={order.version} />
            <input type="hidden" name="outcome" defaultValue={withdrawal.outcome} />
            <p>{words.orders.withdrawal.outcomes[withdrawal.outcome]}.</p>
            <p>{labels.withdrawText}</p>
            <Agreement name="agreed" label={labels.stated} chosen={undefined} />
            <Button type="submit" name="do" value="withdraw" small>
              {labels.withdraw}
            </Button>
          </form>
        </Folded>
      )}
      {person ? (
        <form method="post" action={path} className={styles.note}>
          <Seen version={order.version} />
          <Field
            label={labels.note.label}
            name="text"
            multiline
            rows={3}
            required
            maxLength={4000}
            defaultValue={text}
            keys="n"
          />
          <Button type="submit" name="do" value="note" variant="secondary" small>
            {labels.note.button}
          </Button>
        </form>
      ) : (
        <p>{words.orders.problems.forgotten}</p>
      )}
    </section>
  )
}

/** What can be changed of an order: hours where they are sold, and the handover of a rented home. */
const changeOf = ({ packageId }: OfficeOrder['order']) =>
  packageId === hourlyPackage ? 'changeHours' : packageId === 'es' ? 'changeHandover' : 'change'

/** The version that the person sees, so that nothing is done to a state they have not seen. */
const Seen = ({ version }: { version: number }) => <input type="hidden" name="version" defaultValue={version} />

const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={styles.folded}>
    <summary>{title}</summary>
    {children}
  </details>
)
