import { fill } from '../../copy/fill.ts'
import { type DayPart, dayParts, formatVisit, type VisitPart } from '../../domain/scheduling/visit.ts'
import { useOffice } from '../layout/office-facts.ts'
import { daySheetsPath } from '../sections/planning-paths.ts'
import type { Board, BoardCell } from './read-board.ts'
import { VisitBlock } from './visit-block.tsx'
import styles from './week-board.module.css'

type Day = Board['days'][number]

const dayId = (date: string) => `day-${date}`

/**
 * Teams × days × parts of the day. On wide screens days are columns, whose rows are teams; below that days are stacked,
 * and phones show one of them at a time: the one that the address names.
 */
export function WeekBoard({ board, date: wanted }: { board: Board; date: string }) {
  const { words, shortDay } = useOffice()
  const { days, teams } = board
  const working = days.filter(({ off }) => off === undefined)
  const shown = working.find(({ date }) => date === wanted) ?? working[0] ?? days[0]
  return (
    <div className={styles.frame}>
      <nav className={styles.days} aria-label={words.planning.nav.days}>
        {days.map(({ date }) => (
          <a key={date} href={`#${dayId(date)}`}>
            {shortDay(date)}
          </a>
        ))}
      </nav>
      <div id="board" className={styles.board} data-board="" data-live="">
        <div className={styles.teams} aria-hidden="true">
          {teams.map(({ id, name }) => (
            <p key={id}>{name}</p>
          ))}
        </div>
        {days.map((day) => (
          <DayColumn key={day.date} day={day} board={board} shown={day === shown} />
        ))}
      </div>
    </div>
  )
}

function DayColumn({ day: { date, off, cells }, board, shown }: { day: Day; board: Board; shown: boolean }) {
  const { words, shortDay } = useOffice()
  const { dayOff, today } = words.planning
  const used = cells.filter(({ visits }) => !off || visits.length > 0)
  return (
    <section
      id={dayId(date)}
      className={`${styles.day} ${off ? styles.off : ''}`}
      data-shown={shown || undefined}
      aria-labelledby={`${dayId(date)}-title`}
    >
      <h2 id={`${dayId(date)}-title`} className={styles.date}>
        <a href={daySheetsPath(date)}>
          <span className="visually-hidden">{words.frame.pages.daySheets} </span>
          {shortDay(date)}
        </a>
        {date === board.today && <span className={styles.today}>{today}</span>}
        {off && <span className={styles.reason}>{dayOff[off]}</span>}
      </h2>
      {board.teams.map(({ id, name }) => {
        const cell = used.find(({ team }) => team === id)
        return cell ? <TeamCell key={id} cell={cell} name={name} date={date} open={!off} /> : <div key={id} />
      })}
    </section>
  )
}

interface TeamCellProps {
  cell: BoardCell
  name: string
  date: string
  /** Whether an order can be dropped here. */
  open: boolean
}

function TeamCell({ cell: { team, load, visits }, name, date, open }: TeamCellProps) {
  const { parts } = useOffice().words.planning
  const ofPart = (part: VisitPart) => visits.filter((visit) => visit.part === part)
  const wholeDay = ofPart('day')
  return (
    <section className={styles.cell} aria-label={name}>
      <h3 className={styles.team}>{name}</h3>
      {wholeDay.length > 0 && (
        <div className={styles.part}>
          <h4>{parts.day}</h4>
          <Blocks visits={wholeDay} />
        </div>
      )}
      {dayParts.map((part) => (
        <div
          key={part}
          className={styles.part}
          {...(open && { 'data-drop': new URLSearchParams({ team, visit: formatVisit({ date, part }) }).toString() })}
          data-free={load[part].people - load[part].ordered - load[part].held}
        >
          <PartHead part={part} load={load[part]} />
          <Blocks visits={ofPart(part)} />
        </div>
      ))}
    </section>
  )
}

function PartHead({ part, load: { people, ordered, held } }: { part: DayPart; load: BoardCell['load'][DayPart] }) {
  const words = useOffice().words.planning
  const free = people - ordered - held
  return (
    <h4>
      {words.parts[part]}{' '}
      <span className={ordered > people ? styles.over : undefined}>
        {people + ordered === 0
          ? words.noOneWorks
          : ordered > people
            ? fill(words.short, { people: ordered, count: ordered - people })
            : fill(words.free, { people: Math.max(0, free) })}
        {held > 0 && `, ${fill(words.held, { count: held })}`}
      </span>
    </h4>
  )
}

const Blocks = ({ visits }: { visits: BoardCell['visits'] }) =>
  visits.length > 0 && (
    <ul className={styles.visits}>
      {visits.map((visit) => (
        <li key={visit.redo?.id ?? visit.number}>
          <VisitBlock visit={visit} />
        </li>
      ))}
    </ul>
  )
