import { useOffice } from '../layout/office-facts.ts'

/** A moment as people say it, and in full for a pointer that rests on it. */
export function Moment({ at }: { at: Date }) {
  const { formatFullTime, formatTime } = useOffice()
  return (
    <time dateTime={at.toISOString()} title={formatFullTime(at)}>
      {formatTime(at)}
    </time>
  )
}
