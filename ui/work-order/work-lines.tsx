import type { ReactNode } from 'react'
import { estimateDesk } from '#copy/estimate-desk.ts'
import { fill } from '../../copy/fill.ts'
import { crew, duration, typeset } from '../../copy/format/format-work.ts'
import styles from './work-lines.module.css'

export interface WorkLine {
  key: string
  /** A task, a date, an answer. */
  label: ReactNode
  /** Minutes or money: one of a column of figures. */
  amount: string
  /** A word that the line is found by. */
  mark?: string | undefined
  /** Where the whole line leads; a line without is only read. */
  href?: string | undefined
}

/**
 * The lines of a work order: dots lead from each label to its amount.
 * @param label what the lines are
 */
export const WorkLines = ({ label, lines }: { label: string; lines: readonly WorkLine[] }) => (
  <div>
    <p className={styles.label}>{label}</p>
    <ul className={styles.lines}>
      {lines.map(({ key, href, ...line }) => (
        <li key={key}>
          {href ? (
            <a className={styles.line} href={href}>
              <Words {...line} />
            </a>
          ) : (
            <span className={styles.line}>
              <Words {...line} />
            </span>
          )}
        </li>
      ))}
    </ul>
  </div>
)

const Words = ({ label, mark, amount }: Omit<WorkLine, 'key' | 'href'>) => (
  <>
    <span>
      {label} {mark && <em className={styles.mark}>{mark}</em>}
    </span>{' '}
    <strong>{typeset(amount)}</strong>
  </>
)

const words = estimateDesk.drivers

/** The charged time of a visit. */
interface VisitTime {
  /** Person-minutes of all rooms and extras. */
  workMinutes: number
  /** Person-minutes of the smallest order. */
  leastPersonMinutes: number
  /** Person-minutes that were ordered by the hour: they are charged as they are, whatever the work. */
  soldMinutes?: number | null
  people: number
  /** For each of them. */
  minutesOnSite: number
}

/**
 * From the work to the time that is charged: the sum for one person, the smallest order where that is more, and the
 * crew.
 */
export function timeLines(visit: VisitTime): WorkLine[] {
  const { workMinutes, leastPersonMinutes, soldMinutes, people, minutesOnSite } = visit
  return [
    { key: 'work', label: words.sum, amount: duration(workMinutes) },
    ...(workMinutes < leastPersonMinutes && !soldMinutes
      ? [{ key: 'least', label: words.least, amount: duration(leastPersonMinutes) }]
      : []),
    { key: 'crew', label: chargedCrew(visit), amount: duration(people * minutesOnSite) },
  ]
}

/** The number of people and their time, and whether it was rounded up. */
export function chargedCrew({ workMinutes, leastPersonMinutes, soldMinutes, ...visit }: VisitTime): string {
  const isRounded = !soldMinutes && visit.people * visit.minutesOnSite > Math.max(workMinutes, leastPersonMinutes)
  return typeset(isRounded ? fill(words.rounded, { crew: crew(visit) }) : crew(visit))
}
