import type { ComponentProps } from 'react'
import { fill } from '../../copy/fill.ts'
import { displayPhoneNumber, e164Number, telHref } from '../../domain/contact/phone-number.ts'
import type { Country } from '../../domain/language.ts'
import { useOffice } from '../layout/office-facts.ts'
import styles from './late-mark.module.css'

/** A line of a `dl`: the name of a fact, and what it is. */
export const Fact = ({ name, ...value }: ComponentProps<'dd'> & { name: string }) => (
  <>
    <dt>{name}</dt>
    <dd {...value} />
  </>
)

/** A moment as people say it, and in full for a pointer that rests on it. */
export function Moment({ at }: { at: Date }) {
  const { formatFullTime, formatTime } = useOffice()
  return (
    <time dateTime={at.toISOString()} title={formatFullTime(at)}>
      {formatTime(at)}
    </time>
  )
}

/** A number that can be called where it can be derived, and as it was typed otherwise. */
export function PhoneLink({ typed, country }: { typed: string; country: Country }) {
  const number = e164Number(country, typed)
  return number ? <a href={telHref(number)}>{displayPhoneNumber(country, number)}</a> : typed
}

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
