import { fill } from '../../copy/fill.ts'
import type { LeadView } from '../../domain/leads/lead.ts'
import { SampleMark } from '../../ui/components/sample-mark.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'
import { CallFirst, CallForm } from './call-form.tsx'
import { DueMark } from './due-mark.tsx'
import { History } from './history.tsx'
import { LeadActions } from './lead-actions.tsx'
import styles from './lead-page.module.css'
import { ReplyForm } from './reply-form.tsx'
import { SenderFacts } from './sender-facts.tsx'
import { Uncovered } from './uncovered.tsx'

/** Why nothing was done. `text` is what was typed; `seen` the version that it was made from. */
export type LeadNotice =
  | { problem: 'empty' | 'impossible' | 'noOrder' }
  | { problem: 'tooLong'; text: string }
  | { problem: 'stale'; seen: number }

interface LeadProps extends LeadView {
  notice: LeadNotice | undefined
  /** Whether a draft was just kept. */
  kept: boolean
}

/** A message with its sender, everything that was done about it, and what can be done now. */
export function LeadPage({ notice, kept, ...view }: LeadProps) {
  const words = useOffice().words.leads
  const { lead, events, writer, draft } = view
  const { request } = lead
  const name = request ? `${request.firstName} ${request.lastName}` : words.unreadable
  const reply = (
    <ReplyForm lead={lead} text={notice?.problem === 'tooLong' ? notice.text : draft.text} draft={draft.version} />
  )
  const shortcuts = [
    { keys: 'r', label: words.lead.reply.title },
    { keys: 'n', label: words.lead.note.title },
  ]
  return (
    <OfficeLayout title={name} shortcuts={shortcuts}>
      {notice && <Notice notice={notice} view={view} />}
      {kept && <p className={form.saved}>{words.lead.reply.kept}</p>}
      <div id="state" className={styles.state} data-live="leads" data-version={lead.version}>
        <p>
          {words.kinds[lead.kind]} · {words.states[lead.state]} · <DueMark lead={lead} />{' '}
          {lead.uncovered && <Uncovered zipCode={lead.uncovered} />} {lead.sample && <SampleMark text={words.sample} />}
        </p>
        {writer && <p className={styles.warning}>{fill(words.lead.writing, { name: writer })}</p>}
      </div>
      {lead.kind === 'callBack' && <CallFirst lead={lead} />}
      <div className={styles.columns}>
        <div>
          <h2>{words.lead.message}</h2>
          <p className={styles.message} dir="auto">
            {request ? request.remark : words.unreadable}
          </p>
          <section id="history" data-live="leads" aria-label={words.lead.history}>
            <h2>{words.lead.history}</h2>
            {events.length === 0 ? <p>{words.lead.noHistory}</p> : <History events={events} />}
          </section>
          {request?.email && lead.kind === 'callBack' && (
            <details className={styles.mail} open={notice?.problem === 'tooLong' || draft.text !== ''}>
              <summary>{words.lead.mailInstead}</summary>
              {reply}
            </details>
          )}
          {request && lead.kind !== 'callBack' && reply}
        </div>
        <aside aria-label={words.lead.facts}>
          <SenderFacts lead={lead} />
          <LeadActions view={view} />
          {lead.kind !== 'callBack' && <CallForm lead={lead} />}
        </aside>
      </div>
    </OfficeLayout>
  )
}

function Notice({ notice, view: { events, draft } }: { notice: LeadNotice; view: LeadView }) {
  const { problems } = useOffice().words.leads
  if (notice.problem !== 'stale') {
    return (
      <p role="alert" className={form.problem}>
        {problems[notice.problem]}
      </p>
    )
  }
  return (
    <section className={styles.stale} aria-labelledby="stale">
      <h2 id="stale">{problems.staleTitle}</h2>
      <p>{problems.stale}</p>
      <History events={events.filter(({ seq }) => seq > notice.seen)} />
      {draft.text && <p>{problems.staleKept}</p>}
    </section>
  )
}
