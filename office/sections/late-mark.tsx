import { fill } from '../../copy/fill.ts'
import { useOffice } from '../layout/office-facts.ts'
import styles from './late-mark.module.css'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Says how late something is that was due at a moment that has passed: “Due now”, “Late · 25 min”, “Late · 4 days”. */
export function LateMark({ dueAt }: { dueAt: Date }) {
  const { words, now, formatFullTime } = useOffice()
  const { now: justNow, minutes, hours, oneDay, days } = words.leads.lateBy
  const late = now.getTime() - dueAt.getTime()
  const count = (unit: number) => ({ count: Math.floor(late / unit) })
  const sentence =
    late < minute
      ? justNow
      : late < hour
        ? fill(minutes, count(minute))
        : late < day
          ? fill(hours, count(hour))
          : late < 2 * day
            ? oneDay
            : fill(days, count(day))
  return (
    <strong className={styles.late} title={formatFullTime(dueAt)}>
      {sentence}
    </strong>
  )
}
