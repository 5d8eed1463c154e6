import { useOffice } from '../layout/office-facts.ts'
import { formatFullTime, formatTime } from './formats.ts'

/** A moment as people say it, and in full for a pointer that rests on it. */
export function Moment({ at }: { at: Date }) {
  const { now, language } = useOffice()
  return (
    <time dateTime={at.toISOString()} title={formatFullTime(at, language)}>
      {formatTime(at, now, language)}
    </time>
  )
}
