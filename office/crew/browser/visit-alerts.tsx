import { fill } from '../../../copy/fill.ts'
import type { CrewVisit } from '../../../domain/visits/crew-day.ts'
import { undoneIds } from '../../../domain/visits/fold-visit.ts'
import { useCrew, useWords } from './crew-state.ts'
import { PhoneButton } from './phone-button.tsx'
import styles from './visit.module.css'
import { keptOf, keptOfNone, pressName, timeOf } from './visit-records.ts'

interface Alert {
  id: string
  text: string
  /** The customer, who has to be called. */
  call?: CrewVisit['customer']
}

/**
 * What did not go as recorded: the customer was not told, the order had changed, or the server refused it.
 * @param visit undefined: that of visits which are no longer on this phone
 */
export function VisitAlerts({ visit }: { visit?: CrewVisit }) {
  const words = useWords()
  const state = useCrew()
  const kept = visit ? keptOf(state, visit) : keptOfNone(state)
  const undone = undoneIds(kept.map(({ operation }) => operation))
  const alerts = kept
    .filter(({ id }) => !undone.has(id))
    .flatMap(({ id, operation, outcome, refused }): Alert[] => {
      const press = { what: pressName(operation, visit, words), time: timeOf(operation) }
      if (refused === 'anotherTeam')
        return [{ id, text: fill(words.anotherTeam, { ...press, name: state.facts.day?.name ?? '' }) }]
      if (refused) return [{ id, text: fill(words.notAccepted, press) }]
      if (outcome === 'refused') return [{ id, text: fill(words.refused, press) }]
      if (outcome !== 'tooLate') return []
      return [{ id, text: fill(words.late.tooLate, { time: press.time }), call: visit?.customer }]
    })
  return alerts.map(({ id, text, call }) => (
    <div key={id} className={styles.alert} role="alert">
      <p>{text}</p>
      {call && <PhoneButton label={fill(words.call.call, { name: call.name })} number={call.phoneNumber} />}
    </div>
  ))
}
