import { fill } from '../../copy/fill.ts'
import { formatTime } from '../format-time.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { useOffice } from '../office-facts.ts'

/** Somebody who came back without their passkeys, which the owners should know. */
export interface Recovered {
  seq: number
  name: string
  at: Date
}

/** What is due. */
export function StartPage({ recovered }: { recovered: readonly Recovered[] }) {
  const { words, language } = useOffice()
  const { start } = words.people
  return (
    <OfficeLayout title={start.title}>
      {recovered.map(({ seq, name, at }) => (
        <p key={seq}>{fill(start.recovered, { name, date: formatTime(at, language) })}</p>
      ))}
      <p>{start.empty}</p>
    </OfficeLayout>
  )
}
