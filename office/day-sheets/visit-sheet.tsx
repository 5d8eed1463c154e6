import { fill } from '../../copy/fill.ts'
import { clockTime } from '../../copy/format/clock-time.ts'
import { typeset } from '../../copy/format/format-work.ts'
import { drawnRooms } from '../../domain/orders/house-windows.ts'
import { orderStamps } from '../../domain/orders/order-stamps.ts'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import { House } from '../../ui/work-order/house.tsx'
import { RedoSteps } from '../complaints/redos-of-complaint.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { WholeNumbers } from '../layout/whole-numbers.tsx'
import { crewInWords } from '../orders/state-words.tsx'
import { StepLinks } from '../orders/step-links.tsx'
import { SampleMark } from '../sections/table.tsx'
import type { SheetVisit } from './read-day-sheet.ts'
import { type FactsProps, VisitFacts } from './visit-facts.tsx'
import { remindersInWords } from './visit-in-words.ts'
import styles from './visit-sheet.module.css'
import { SignatureLines, WorkList } from './visit-tasks.tsx'

interface VisitSheetProps extends FactsProps {
  /** The path of the day sheet. */
  path: string
}

/** A visit as its team needs it: when, where, who, how to get in, and what to do. */
export function VisitSheet({ visit, country, path }: VisitSheetProps) {
  const office = useOffice()
  const { words } = office
  const { daySheet, parts } = words.planning
  const { states, complaints } = words.orders
  const { number, state, transitions, redo } = visit
  const id = redo?.id ?? number
  const ended = redo ? complaints.redo.states[redo.state] : state !== 'ordered' && states[state]
  return (
    <article className={styles.sheet} id={id} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 id={`${id}-title`}>
          {parts[visit.part]} · {fill(daySheet.arrival, { window: visit.window })}
        </h2>
        <p>
          {words.work.packages[visit.packageId]} · {typeset(crewInWords(visit, office))} ·{' '}
          <WholeNumbers text={redo ? fill(complaints.redo.title, { number }) : number} />
          {ended && ` · ${ended}`} {visit.sample && <SampleMark />}
        </p>
        <House rooms={drawnRooms(visit)} stamp={orderStamps[state]} />
      </header>
      <VisitFacts visit={visit} country={country} />
      <Reminders visit={visit} />
      {redo ? <p dir="auto">{redo.work}</p> : <WorkList visit={visit} />}
      <SignatureLines />
      <div className={styles.moves}>
        {(transitions.length > 0 || visit.undoUntil) && (
          <form method="post" action={`${path}/work`}>
            <input type="hidden" name="number" defaultValue={number} />
            <input type="hidden" name="version" defaultValue={visit.version} />
            <StepLinks
              transitions={transitions}
              hrefOf={(step) => `${path}/work?${new URLSearchParams({ number, move: step })}`}
              about={number}
              undoUntil={visit.undoUntil}
            />
          </form>
        )}
        {redo && <RedoSteps redo={redo} action={`${path}/redo`} only="work" />}
        <LateNotices visit={visit} path={path} />
      </div>
    </article>
  )
}

/** What pages and terms promise of the team, until the work is checked. */
function Reminders({ visit }: { visit: SheetVisit }) {
  const reminders = remindersInWords(visit, useOffice())
  if (reminders.length === 0) return undefined
  return (
    <ul>
      {reminders.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** What the customer was told about a late team, and the way to tell them, before the work begins (R18.33). */
function LateNotices({ visit: { number, late }, path }: { visit: SheetVisit; path: string }) {
  const labels = useOffice().words.planning.late
  if (!late) return null
  return (
    <>
      {late.notices.map(({ id, minutes, at, takeBackUntil }) => (
        <form key={id} method="post" action={`${path}/late`}>
          <input type="hidden" name="number" defaultValue={number} />
          <span>{fill(takeBackUntil ? labels.announcing : labels.announced, { minutes, at: clockTime(at) })}</span>{' '}
          {takeBackUntil && (
            <Button type="submit" variant="secondary" small name="takeBack" value={id}>
              {labels.takeBack}
            </Button>
          )}
        </form>
      ))}
      {late.possible && (
        <ButtonLink href={`${path}/late?${new URLSearchParams({ number })}`} variant="secondary" small about={number}>
          {late.notices.length > 0 ? labels.again : labels.link}
        </ButtonLink>
      )}
    </>
  )
}
