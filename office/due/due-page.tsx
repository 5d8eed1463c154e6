import { fill } from '../../copy/fill.ts'
import { mayDo } from '../../domain/people/permissions.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { formatTime } from '../sections/format-time.ts'
import { DueList } from './due-list.tsx'
import type { DueTask } from './due-task.ts'

/** Somebody who came back without their passkeys, which the owners should know. */
export interface Recovered {
  seq: number
  name: string
  at: Date
}

/** The due items. */
export function StartPage({ due, recovered }: { due: readonly DueTask[]; recovered: readonly Recovered[] }) {
  const { words, language, person } = useOffice()
  const { start } = words.people
  const hasTasks = person !== undefined && mayDo(person.role, 'readOrders')
  return (
    <OfficeLayout title={start.title}>
      {recovered.map(({ seq, name, at }) => (
        <p key={seq}>{fill(start.recovered, { name, date: formatTime(at, language) })}</p>
      ))}
      <div id="due" data-live="leads">
        {due.length === 0 ? <p>{hasTasks ? start.empty : start.editor}</p> : <DueList tasks={due} />}
      </div>
    </OfficeLayout>
  )
}
