import { fill } from '../../copy/fill.ts'
import { clockTime } from '../../copy/format/clock-time.ts'
import { undoneIds } from '../../domain/visits/fold-visit.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import history from '../leads/history.module.css'
import { Moment } from '../sections/facts.tsx'
import form from '../sections/form.module.css'
import { PostButton } from '../sections/post-button.tsx'
import { operationInWords } from './operation-in-words.ts'
import type { VisitRecord } from './read-visits.ts'
import styles from './recorded-visit-page.module.css'

type Recorded = VisitRecord['operations'][number]

/** Everything that crews recorded of an order's visits, in the order in which it happened (R20.14). */
export function RecordedVisitPage({ record }: { record: VisitRecord }) {
  const { words } = useOffice()
  const { visits, planning } = words
  const { number, operations } = record
  const undone = undoneIds(operations)
  return (
    <OfficeLayout title={fill(visits.title, { number })}>
      <div id="visit" data-live="visits">
        {operations.length === 0 && <p>{visits.none}</p>}
        <ol className={history.history}>
          {operations.map((one) => (
            <OperationLine key={one.id} one={one} record={record} isUndone={undone.has(one.id)} />
          ))}
        </ol>
      </div>
      <p>
        <ButtonLink variant="secondary" href={`/orders/${number}`}>
          {planning.move.toOrder}
        </ButtonLink>
      </p>
    </OfficeLayout>
  )
}

/** Minutes after which the time of arrival is said beside that of the visit. */
const notable = 5

function OperationLine({ one, record, isUndone }: { one: Recorded; record: VisitRecord; isUndone: boolean }) {
  const { words, may } = useOffice()
  const { visits } = words
  const { number, keys, operations } = record
  const sentence = operationInWords(one, words, keys, operations)
  const { at, pressedAt, receivedAt, outcome, settledAt, name, sentBy, photo } = one
  const [happened, arrived] = [new Date(at), new Date(receivedAt)]
  const isOpen = (outcome === 'refused' || outcome === 'alarmed') && !settledAt
  const details = [
    'text' in one && one.text,
    pressedAt && fill(visits.setByHand, { at: clockTime(new Date(pressedAt)) }),
    arrived.getTime() - happened.getTime() > notable * 60_000 && fill(visits.arrived, { at: clockTime(arrived) }),
    outcome && outcome !== 'moved' && visits.outcomes[outcome],
    settledAt && visits.settled,
  ]
  return (
    <li>
      <strong className={isOpen ? form.problem : undefined}>{isUndone ? <s>{sentence}</s> : sentence}</strong>{' '}
      <Moment at={happened} /> {sentBy ? fill(visits.sentBy, { name }) : name}
      {details.map(
        (text) =>
          text && (
            <p key={text} className={history.text} dir="auto">
              {text}
            </p>
          ),
      )}
      {photo && (
        <a href={photo}>
          <img className={styles.photo} src={photo} alt={sentence} loading="lazy" />
        </a>
      )}
      {isOpen && may('changePlanning') && (
        <PostButton action={`/orders/${number}/visit`} send={{ operation: one.id }} text={visits.settle} small />
      )}
    </li>
  )
}

/** What crews reported of an order that cannot wait, and the way to all that they recorded (R20.9, R20.14). */
export function VisitOfOrder({ record: { number, keys, operations } }: { record: VisitRecord }) {
  const { words } = useOffice()
  const { visits } = words
  if (operations.length === 0) return null
  return (
    <section aria-labelledby="visit-title">
      <h2 id="visit-title">{visits.heading}</h2>
      {operations
        .filter(({ outcome }) => outcome === 'alarmed')
        .map((one) => (
          <p key={one.id} className={one.settledAt ? undefined : form.problem}>
            {operationInWords(one, words, keys, operations)} <Moment at={new Date(one.at)} />
          </p>
        ))}
      <p>
        <a href={`/orders/${number}/visit`}>{visits.open}</a>
      </p>
    </section>
  )
}
