import { fill } from '../../copy/fill.ts'
import type { OfficeWords } from '../../copy/office/words.ts'
import { countryOf } from '../../domain/language.ts'
import { regionOf } from '../../domain/places/uncovered-postcode.ts'
import { useOffice } from '../layout/office-facts.ts'
import styles from '../sections/facts.module.css'
import { Fact, LateMark, Moment, PhoneLink } from '../sections/facts.tsx'
import { PostButton } from '../sections/post-button.tsx'
import dueStyles from './due-mark.module.css'
import type { LeadView } from './find-lead.ts'
import historyStyles from './history.module.css'
import type { Lead } from './read-lead.ts'
import areaStyles from './uncovered.module.css'
import type { Demand } from './uncovered-demand.ts'

/** The sender of a message, its site and its time. */
export function SenderFacts({ lead: { request, language: site, receivedAt } }: { lead: Lead }) {
  const { words, formatTime } = useOffice()
  const { lead } = words.leads
  return (
    <dl className={styles.facts}>
      <Fact name={lead.received}>{formatTime(receivedAt)}</Fact>
      <Fact name={lead.site}>{words.pages.languages[site]}</Fact>
      {request && (
        <Fact name={lead.phone}>
          <PhoneLink typed={request.phoneNumber} country={countryOf(site)} />
        </Fact>
      )}
      {request?.email && (
        <Fact name={lead.email} dir="auto">
          {request.email}
        </Fact>
      )}
      {request?.business && (
        <Fact name={lead.business} dir="auto">
          {request.business}
        </Fact>
      )}
    </dl>
  )
}

/** When a lead was promised to be answered, or when it was. Late ones say so, in words and colour. */
export function DueMark({ lead }: { lead: Pick<Lead, 'kind' | 'state' | 'dueAt' | 'answeredAt'> }) {
  const { words, now, formatTime } = useOffice()
  const { due } = words.leads
  const { kind, state, dueAt, answeredAt } = lead
  if (answeredAt) return <span>{fill(due.answered, { date: formatTime(answeredAt) })}</span>
  if (state === 'done' || state === 'spam') return null
  if (dueAt < now) return <LateMark dueAt={dueAt} />
  const date = formatTime(dueAt)
  return <strong className={dueStyles.due}>{fill(kind === 'callBack' ? due.callBack : due.answer, { date })}</strong>
}

/** Says that a lead asks about a place where we do not work. */
export function Uncovered({ zipCode }: { zipCode: string }) {
  const { leads, work } = useOffice().words
  const region = regionOf(zipCode)
  return (
    <span className={areaStyles.uncovered}>
      {fill(leads.uncovered, { place: region ? work.regions[region] : '', zipCode })}
    </span>
  )
}

interface DemandProps {
  demand: readonly Demand[]
  /** How many of those who asked to hear live where we now go. */
  toTell: number
}

/** How many ask from each region where we do not work, and the button that writes to those where we now do. */
export function UncoveredDemand({ demand, toTell }: DemandProps) {
  const { leads, work } = useOffice().words
  return (
    <>
      {demand.length > 0 && (
        <p>
          {leads.demand} {demand.map(({ region, count }) => `${work.regions[region]} ${count}`).join(' · ')}{' '}
          <a href="/leads.csv">{leads.demandFile}</a>
        </p>
      )}
      {toTell > 0 && (
        <PostButton action="/leads/announced" text={fill(leads.tell.button, { count: toTell })} variant="primary" />
      )}
    </>
  )
}

/** The history of a lead, oldest first, with everything that people wrote. */
export function History({ events }: { events: LeadView['events'] }) {
  const { words } = useOffice()
  return (
    <ol className={historyStyles.history}>
      {events.map((event) => (
        <li key={event.seq}>
          <strong>{sentenceOf(event, words)}</strong> <Moment at={event.at} />
          {event.mail && <span> · {words.leads.mail[event.mail]}</span>}
          {event.kind === 'order' && (
            <p className={historyStyles.text}>
              <a href={`/orders/${event.text}`}>{event.text}</a>
            </p>
          )}
          {event.text && event.kind !== 'order' && (
            <p className={historyStyles.text} dir="auto">
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
