import { fill, fillAll } from '../../copy/fill.ts'
import { typeset } from '../../copy/format/format-work.ts'
import { company } from '../../domain/company/company.ts'
import { isOfUnserved } from '../../domain/company/company-schema.ts'
import { clockProblem, confirmClock, readUpkeep, type Upkeep } from '../../services/backup/upkeep.ts'
import { retryingTransaction } from '../../services/database/schema.ts'
import { audit } from '../../services/people/audit.ts'
import { Button } from '../../ui/components/button.tsx'
import type { PersonAnswer } from '../gate/office-route.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'
import { Table } from '../sections/table.tsx'
import { readRetention, retentionFigures } from './read-retention.ts'

interface RetentionProps {
  kept: Awaited<ReturnType<typeof readRetention>>
  mailKeepDays: number
  upkeep: readonly Upkeep[]
}

/** The stored data by rule, the age of the oldest and when it goes; and the state of the backups. */
function RetentionPage({ kept, mailKeepDays, upkeep }: RetentionProps) {
  const { words, now, formatTime } = useOffice()
  const { retention } = words
  const known = new Map(upkeep.map((row) => [row.name, row]))
  const kinds = fillAll(retention.kinds, { mailKeepDays, ...retentionFigures })
  return (
    <OfficeLayout title={retention.title}>
      <p>{retention.text}</p>
      {known.get('purge')?.problem === clockProblem ? (
        <ClockForm />
      ) : (
        <UpkeepLine texts={retention.purge} known={known.get('purge')} />
      )}
      <Table columns={Object.values(retention.columns)} asCards>
        {(Object.keys(kept) as (keyof typeof kept)[]).map((kind) => {
          const { oldest, until } = kept[kind]
          if (!oldest && isOfUnserved(company, [kind.slice('invoices'.length)])) return null
          return (
            <tr key={kind}>
              <td>{kinds[kind].what}</td>
              <td data-label={retention.columns.rule}>{typeset(kinds[kind].rule)}</td>
              <td data-label={retention.columns.oldest}>{oldest ? formatTime(oldest) : '–'}</td>
              <td data-label={retention.columns.until}>
                {until ? (until <= now ? retention.soon : formatTime(until)) : '–'}
              </td>
            </tr>
          )
        })}
      </Table>
      <h2 id="backups">{retention.backups.title}</h2>
      <p>{retention.backups.text}</p>
      {(['backup', 'drill'] as const).map((name) => (
        <UpkeepLine key={name} texts={retention.backups[name]} known={known.get(name)} />
      ))}
    </OfficeLayout>
  )
}

/** Asks whether the clock is right, after which the purge continues. */
function ClockForm() {
  const { words, now, formatFullTime } = useOffice()
  const { clock } = words.retention
  return (
    <form method="post" className={form.problem}>
      <p>{fill(clock.text, { time: formatFullTime(now) })}</p>
      <Button type="submit">{clock.button}</Button>
    </form>
  )
}

type UpkeepTexts = Record<'never' | 'done' | 'late' | 'failed', string>

/** When a backup, a drill or the purge was done last, and what is wrong with it now. */
function UpkeepLine({ texts, known }: { texts: UpkeepTexts; known: Upkeep | undefined }) {
  const { formatTime } = useOffice()
  const { never, done, late, failed } = texts
  if (!known) return <p>{never}</p>
  const { doneAt, failedAt, problem, due } = known
  const hasFailed = due && failedAt !== null && due.toISOString() === failedAt
  return (
    <>
      <p>{doneAt ? fill(done, { time: formatTime(new Date(doneAt)) }) : never}</p>
      {due && (
        <p className={form.problem}>
          {fill(hasFailed ? failed : late, { time: formatTime(due) })} {hasFailed && <q lang="en">{problem}</q>}
        </p>
      )}
    </>
  )
}

/** `GET /retention`: what is kept and for how long, and how the backups are. */
export const showRetention: PersonAnswer = async ({ show, now }, { database, settings: { mailKeepDays } }) => {
  const upkeep = await readUpkeep(database, now)
  const purgedAt = upkeep.find(({ name }) => name === 'purge')?.doneAt
  const kept = await readRetention(database, mailKeepDays, purgedAt ? new Date(purgedAt) : undefined)
  return show(RetentionPage, { kept, mailKeepDays, upkeep })
}

/** `POST /retention`: the clock is right, so that the hourly deletion goes on after a long pause (R16.20). */
export const confirmTime: PersonAnswer = async ({ redirect, person, now }, { database }) => {
  await retryingTransaction(database, async (transaction) => {
    await confirmClock(transaction, now)
    await audit(transaction, { by: person, action: 'confirmClock', subject: 'clock' }, now)
  })
  return redirect('/retention')
}
