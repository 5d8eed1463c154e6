import { fill } from '../../copy/fill.ts'
import { useOffice } from '../layout/office-facts.ts'
import { LateMark } from '../sections/late-mark.tsx'
import styles from './due-mark.module.css'
import type { Lead } from './read-lead.ts'

/** When a lead was promised to be answered, or when it was. Late ones say so, in words and colour. */
export function DueMark({ lead }: { lead: Pick<Lead, 'kind' | 'state' | 'dueAt' | 'answeredAt'> }) {
  const { words, now, formatTime } = useOffice()
  const { due } = words.leads
  const { kind, state, dueAt, answeredAt } = lead
  if (answeredAt) return <span>{fill(due.answered, { date: formatTime(answeredAt) })}</span>
  if (state === 'done' || state === 'spam') return null
  if (dueAt < now) return <LateMark dueAt={dueAt} />
  const date = formatTime(dueAt)
  return <strong className={styles.due}>{fill(kind === 'callBack' ? due.callBack : due.answer, { date })}</strong>
}
