import type { ReactNode } from 'react'
import { fill } from '../../../copy/fill.ts'
import type { CrewVisit, MovedVisit } from '../../../domain/visits/crew-day.ts'
import { undoneIds } from '../../../domain/visits/fold-visit.ts'
import { Button } from '../../../ui/components/button.tsx'
import { keep, useCrew, useWords } from './crew-state.ts'
import { PhoneButton } from './phone-button.tsx'
import styles from './visit.module.css'
import { keptOf, operationName, timeOf } from './visit-records.ts'

/** The difference from which the phone's clock is worth a warning, in milliseconds. */
const wrongBy = 5 * 60_000

export const Alert = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className={styles.alert} role="alert">
    <p>{text}</p>
    {children}
  </div>
)

/** What has changed or gone wrong, above the list of visits; a visit that left the day until someone has read it. */
export function DayAlerts() {
  const words = useWords()
  const { facts, photos } = useCrew()
  const read = (moved: MovedVisit) =>
    keep({ facts: { moved: facts.moved.map((one) => (one === moved ? { ...one, isRead: true } : one)) } })
  return (
    <>
      {facts.moved
        .filter(({ isRead }) => !isRead)
        .map((moved) => (
          <Alert key={`${moved.order} ${moved.at}`} text={`${moved.street}: ${moved.what}`}>
            <Button variant="secondary" onClick={() => read(moved)}>
              {words.read}
            </Button>
          </Alert>
        ))}
      {Math.abs(facts.offset) > wrongBy && (
        <Alert text={fill(words.clock, { minutes: Math.round(Math.abs(facts.offset) / 60_000) })} />
      )}
      {photos
        .filter(({ refused, sent }) => refused && !sent)
        .map((photo) => (
          <Alert key={photo.sha256} text={fill(words.notAccepted, { what: words.kinds.photo, time: timeOf(photo) })} />
        ))}
      <VisitAlerts />
    </>
  )
}

/**
 * What did not go as recorded: the customer was not told, the order had changed, or the server refused it.
 * @param visit undefined for the records of visits that have left this phone
 */
export function VisitAlerts({ visit }: { visit?: CrewVisit }) {
  const words = useWords()
  const state = useCrew()
  const kept = keptOf(state, visit)
  const undone = undoneIds(kept.map(({ operation }) => operation))
  return kept
    .filter(
      ({ id, outcome, refused }) => !undone.has(id) && (refused || outcome === 'refused' || outcome === 'tooLate'),
    )
    .map(({ id, operation, outcome, refused }) => {
      const facts = { what: operationName(operation, visit, words), time: timeOf(operation) }
      if (refused === 'anotherTeam')
        return <Alert key={id} text={fill(words.anotherTeam, { ...facts, name: state.facts.day?.name ?? '' })} />
      if (outcome !== 'tooLate')
        return <Alert key={id} text={fill(refused ? words.notAccepted : words.refused, facts)} />
      const customer = visit?.customer
      return (
        <Alert key={id} text={fill(words.tooLate, facts)}>
          {customer && (
            <PhoneButton label={fill(words.call.call, { name: customer.name })} number={customer.phoneNumber} />
          )}
        </Alert>
      )
    })
}
