import { randomUUID } from 'node:crypto'
import { fill } from '../../copy/fill.ts'
import { senderName } from '../../domain/contact/contact-request.ts'
import { type AnyRefused, showForm, versionSeen } from '../../domain/forms/form.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'
import { FormAlert, OfficeForm, Saved, Stale } from '../sections/office-form.tsx'
import { SampleMark } from '../sections/table.tsx'
import { CallFirst, CallForm } from './call-form.tsx'
import type { LeadView } from './find-lead.ts'
import { LeadActions, type LeadProps } from './lead-actions.tsx'
import { callForm, noteForm, replyForm } from './lead-forms.ts'
import styles from './lead-page.module.css'
import { DueMark, History, SenderFacts, Uncovered } from './lead-parts.tsx'
import replies from './reply-form.module.css'

interface LeadPageProps extends LeadProps {
  /** Whether a draft was just kept. */
  kept: boolean
}

/** A message with its sender, everything that was done about it, and what can be done now. */
export function LeadPage({ view, refused, kept }: LeadPageProps) {
  const { leads: words, orders } = useOffice().words
  const { lead, events, writer, draft } = view
  const { request } = lead
  const name = request ? senderName(request) : words.unreadable
  const reply = <ReplyForm view={view} refused={refused} />
  const shortcuts = [
    { keys: 'r', label: words.lead.reply.title },
    { keys: 'n', label: words.lead.note.title },
  ]
  return (
    <OfficeLayout title={name} shortcuts={shortcuts}>
      {refused && <Refusal refused={refused} view={view} />}
      <Saved text={kept && words.lead.reply.kept} />
      <div id="state" className={styles.state} data-live="leads" data-version={lead.version}>
        <p>
          {words.kinds[lead.kind]} · {words.states[lead.state]} · <DueMark lead={lead} />{' '}
          {lead.uncovered && <Uncovered zipCode={lead.uncovered} />} {lead.sample && <SampleMark />}
        </p>
        {writer && <p className={form.warning}>{fill(words.lead.writing, { name: writer })}</p>}
      </div>
      {lead.kind === 'callBack' && <CallFirst lead={lead} refused={refused} />}
      <div className={styles.columns}>
        <div>
          <h2>{words.columns.message}</h2>
          <p className={styles.message} dir="auto">
            {request ? request.remark : words.unreadable}
          </p>
          <section id="history" data-live="leads" aria-label={orders.history.title}>
            <h2>{orders.history.title}</h2>
            {events.length === 0 ? <p>{words.lead.noHistory}</p> : <History events={events} />}
          </section>
          {request?.email && lead.kind === 'callBack' && (
            <details className="fold" open={refused?.form.name === 'reply' || draft.text !== ''}>
              <summary>{words.lead.mailInstead}</summary>
              {reply}
            </details>
          )}
          {request && lead.kind !== 'callBack' && reply}
        </div>
        <aside aria-label={words.lead.facts}>
          <SenderFacts lead={lead} />
          <LeadActions view={view} refused={refused} />
          {lead.kind !== 'callBack' && <CallForm lead={lead} refused={refused} />}
        </aside>
      </div>
    </OfficeLayout>
  )
}

/** Why nothing was done: what has happened since the page was opened, or what is wrong. */
function Refusal({ refused, view: { events, draft } }: { refused: AnyRefused; view: LeadView }) {
  const { problems, stale } = useOffice().words.leads
  if (refused.status === 422 || [noteForm, callForm].some((one) => one === refused.form))
    return <FormAlert of={refused} words={problems} />
  const seen = versionSeen(refused)
  return (
    <Stale title={stale.title} text={stale.text}>
      <History events={events.filter(({ seq }) => seq > seen)} />
      {draft.text && <p>{stale.kept}</p>}
    </Stale>
  )
}

/**
 * Where a reply is written. It names the version of the lead that its writer sees, so that none goes to a state they
 * have not seen.
 */
function ReplyForm({ view: { lead, draft }, refused }: LeadProps) {
  const { words: office, language } = useOffice()
  const { leads } = office
  const { id, version } = lead
  const words = leads.lead.reply
  const reply = { version, entry: randomUUID(), to: 'waiting', text: draft.text, draft: draft.version } as const
  return (
    <section id="reply" data-lease={`/leads/${id}/lease`} className={replies.reply}>
      <h2>{words.title}</h2>
      <p className={form.warning} data-newer="" role="status" hidden>
        {leads.lead.newer}
      </p>
      <OfficeForm
        of={showForm(replyForm, reply, language, refused)}
        action={`/leads/${id}`}
        words={{ ...words, problems: leads.problems }}
        more={{ text: { rows: 10, keys: 'r' } }}
        stacked
      />
    </section>
  )
}
