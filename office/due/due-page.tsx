import { sql } from 'kysely'
import { fill, fillAll, placeholdersOf } from '../../copy/fill.ts'
import { mayDo } from '../../domain/people/person.ts'
import { showDaySheets } from '../day-sheets/day-sheets-page.tsx'
import { FirstDayList } from '../first-day/first-day-list.tsx'
import { type FirstStep, readFirstDay } from '../first-day/read-first-day.ts'
import type { PersonAnswer } from '../gate/office-route.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { WholeNumbers } from '../layout/whole-numbers.tsx'
import { LateMark, Moment } from '../sections/facts.tsx'
import lines from '../sections/lines.module.css'
import { SampleMark } from '../sections/table.tsx'
import styles from './due-page.module.css'
import type { DueTask } from './due-task.ts'
import { listDue } from './list-due.ts'

interface StartProps {
  due: readonly DueTask[]
  recovered: readonly { seq: number; name: string; at: Date }[]
  /** Undefined for people other than owners, and when all is done. */
  firstDay: readonly FirstStep[] | undefined
}

/** Lists what is due, and what is left to do before the first customer comes. */
function StartPage({ due, recovered, firstDay }: StartProps) {
  const { words, may, formatTime } = useOffice()
  const { start } = words.people
  return (
    <OfficeLayout page="start">
      {recovered.map(({ seq, name, at }) => (
        <p key={seq}>{fill(start.recovered, { name, date: formatTime(at) })}</p>
      ))}
      <div id="due" data-live="leads">
        {due.length === 0 && <p>{may('readOrders') ? start.empty : start.editor}</p>}
        <ol className={lines.lines}>
          {due.map((task) => (
            <Task key={`${task.kind} ${task.id}`} task={task} />
          ))}
        </ol>
      </div>
      {firstDay && <FirstDayList steps={firstDay} />}
    </OfficeLayout>
  )
}

/** A due item. A late one says so, in words and colour; each links to its page. */
function Task({ task: { kind, who, place, cents, at, when, href, sample } }: { task: DueTask }) {
  const { words, now, formatMoney, formatUntil } = useOffice()
  const { tasks } = words.leads
  const isLate = when === 'by' && at < now
  // An alarm concerns no person.
  const [placeholder] = placeholdersOf(tasks[kind])
  const amount = cents === undefined ? undefined : { amount: formatMoney(cents) }
  const sentence = placeholder ? fillAll(tasks[kind], { [placeholder]: who, ...amount }) : tasks[kind]
  return (
    <li className={isLate ? `${lines.line} ${lines.late}` : lines.line}>
      <p className={styles.what}>
        <a href={href}>
          <WholeNumbers text={sentence} />
        </a>{' '}
        {place && (
          <span className={styles.place}>
            <WholeNumbers text={place} />
          </span>
        )}{' '}
        {sample && <SampleMark />}
      </p>
      {isLate ? (
        <LateMark dueAt={at} />
      ) : (
        <p>{when === 'by' ? fill(tasks.by, { date: formatUntil(at) }) : <Moment at={at} />}</p>
      )}
    </li>
  )
}

const week = 7 * 24 * 60 * 60_000

/**
 * `GET /`: what is due, or the day sheets for a crew. Owners also see who came back without their passkeys in the last
 * week, and what is left to do before the first customer comes.
 */
export const showStart: PersonAnswer = async (request, services) => {
  const { show, person, now } = request
  const { database } = services
  if (mayDo(person.role, 'readDaySheet') && !mayDo(person.role, 'readOrders'))
    return await showDaySheets(request, services)
  const rows = mayDo(person.role, 'managePeople')
    ? await database
        .selectFrom('audit')
        .innerJoin('person', 'person.id', 'audit.personId')
        .select(['seq', 'name', 'at'])
        // Exactly the condition of the partial index.
        .where(sql<boolean>`"audit"."action" = 'replacePasskeys'`)
        .where('at', '>', new Date(now.getTime() - week).toISOString())
        .orderBy('at', 'desc')
        .limit(5)
        .execute()
    : []
  const due = await listDue(database, person.role, now)
  return show(StartPage, {
    due,
    recovered: rows.map((row) => ({ ...row, at: new Date(row.at) })),
    firstDay: mayDo(person.role, 'managePeople') ? await readFirstDay(services, person, now) : undefined,
  })
}
