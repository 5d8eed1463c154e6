import { fill } from '../../copy/fill.ts'
import type { Lead } from '../../domain/leads/lead.ts'
import { useOffice } from '../layout/office-facts.ts'
import { formatTime } from '../sections/format-time.ts'
import styles from './due-mark.module.css'

/** When a lead was promised to be answered, or when it was. Late ones say so, in words and colour. */
export function DueMark({ lead }: { lead: Pick<Lead, 'kind' | 'state' | 'dueAt' | 'answeredAt'> }) {
  const { words, language, now } = useOffice()
  const { due } = words.leads
  const { kind, state, dueAt, answeredAt } = lead
  if (answeredAt) return <span>{fill(due.answered, { date: formatTime(answeredAt, language) })}</span>
  if (state === 'done' || state === 'spam') return null
  const isLate = dueAt < now
  const sentence = isLate ? due.late : kind === 'callBack' ? due.callBack : due.answer
  return (
    <strong className={isLate ? styles.late : styles.due}>
      {fill(sentence, { date: formatTime(dueAt, language) })}
    </strong>
  )
}
