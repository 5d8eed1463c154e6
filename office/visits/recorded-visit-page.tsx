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

type Press = VisitRecord['presses'][number]

/** Everything that crews recorded of an order's visits, in the order in which it happened (R20.14). */
export function RecordedVisitPage({ record }: { record: VisitRecord }) {
  const { words } = useOffice()
  const { visits, planning } = words
  const { number, presses } = record
  const undone = undoneIds(presses)
  return (
    <OfficeLayout title={fill(visits.title, { number })}>
      <div id="visit" data-live="visits">
        {presses.length === 0 && <p>{visits.none}</p>}
        <ol className={history.history}>
          {presses.map((press) => (
            <PressLine key={press.id} press={press} record={record} isUndone={undone.has(press.id)} />
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

function PressLine({ press, record, isUndone }: { press: Press; record: VisitRecord; isUndone: boolean }) {
  const { words, may } = useOffice()
  const { visits } = words
  const { number, keys, presses } = record
  const sentence = operationInWords(press, words, keys, presses)
  const { at, pressedAt, receivedAt, outcome, settledAt, name, sentBy, photo } = press
  const [happened, arrived] = [new Date(at), new Date(receivedAt)]
  const isOpen = (outcome === 'refused' || outcome === 'alarmed') && !settledAt
  const details = [
    'text' in press && press.text,
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
        <PostButton action={`/orders/${number}/visit`} send={{ operation: press.id }} text={visits.settle} small />
      )}
    </li>
  )
}

/** What crews reported of an order that cannot wait, and the way to all that they recorded (R20.9, R20.14). */
export function VisitOfOrder({ record: { number, keys, presses } }: { record: VisitRecord }) {
  const { words } = useOffice()
  const { visits } = words
  if (presses.length === 0) return null
  return (
    <section aria-labelledby="visit-title">
      <h2 id="visit-title">{visits.heading}</h2>
      {presses
        .filter(({ outcome }) => outcome === 'alarmed')
        .map((press) => (
          <p key={press.id} className={press.settledAt ? undefined : form.problem}>
            {operationInWords(press, words, keys, presses)} <Moment at={new Date(press.at)} />
          </p>
        ))}
      <p>
        <a href={`/orders/${number}/visit`}>{visits.open}</a>
      </p>
    </section>
  )
}
