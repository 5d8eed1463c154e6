import { fill } from '../../copy/fill.ts'
import type { OfficeWords } from '../../copy/office/words.ts'
import { useOffice } from '../layout/office-facts.ts'
import { Moment } from '../sections/moment.tsx'
import type { LeadView } from './find-lead.ts'
import styles from './history.module.css'

/** The history of a lead, oldest first, with everything that people wrote. */
export function History({ events }: { events: LeadView['events'] }) {
  const { words } = useOffice()
  return (
    <ol className={styles.history}>
      {events.map((event) => (
        <li key={event.seq}>
          <strong>{sentenceOf(event, words)}</strong> <Moment at={event.at} />
          {event.mail && <span> · {words.leads.mail[event.mail]}</span>}
          {event.kind === 'order' && (
            <p className={styles.text}>
              <a href={`/orders/${event.text}`}>{event.text}</a>
            </p>
          )}
          {event.text && event.kind !== 'order' && (
            <p className={styles.text} dir="auto">
              {event.text}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

function sentenceOf({ kind, person: name, state, assignee }: LeadView['events'][number], words: OfficeWords): string {
  const { events, states } = words.leads
  if (kind === 'move') return fill(events.move, { name, state: state ? states[state] : '' })
  if (kind !== 'assign') return fill(events[kind], { name })
  return assignee ? fill(events.assign, { name, text: assignee }) : fill(events.assignNobody, { name })
}
