import { fill } from '../../copy/fill.ts'
import { mayDo } from '../../domain/people/permissions.ts'
import { FirstDayList, FirstDayPutAway } from '../first-day/first-day-list.tsx'
import type { FirstStep } from '../first-day/read-first-day.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { formatTime } from '../sections/format-time.ts'
import { DueList } from './due-list.tsx'
import type { DueTask } from './due-task.ts'

/** Someone who came back without their passkeys, which the owners should know. */
interface Recovered {
  seq: number
  name: string
  at: Date
}

interface StartProps {
  due: readonly DueTask[]
  recovered: readonly Recovered[]
  /** Undefined for people other than owners, when all is done, and when it was put away. */
  firstDay: readonly FirstStep[] | undefined
  /** Where a first order is placed. */
  orderSite: string
  /** Whether the list of the first day was just put away. */
  isPutAway: boolean
}

/** Lists what is due, and what is left to do before the first customer comes. */
export function StartPage({ due, recovered, firstDay, orderSite, isPutAway }: StartProps) {
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
      {firstDay && <FirstDayList steps={firstDay} orderSite={orderSite} />}
      {isPutAway && !firstDay && <FirstDayPutAway />}
    </OfficeLayout>
  )
}
