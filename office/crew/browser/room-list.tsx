import { fill } from '../../../copy/fill.ts'
import type { CrewRoom, CrewVisit } from '../../../domain/visits/crew-day.ts'
import { checkIcon, Icon } from '../../../ui/components/icon.tsx'
import { pictures } from './crew-icons.ts'
import type { OpenSheet, PartProps } from './crew-sheet.tsx'
import { useCrew, useWords } from './crew-state.ts'
import { record } from './record.ts'
import styles from './visit.module.css'
import { notPossibleOf, type RecordedRoom, recordedRooms, timeOf } from './visit-records.ts'

/** The rooms of a visit: one press records a room as done, another button asks what was not possible. */
export function RoomList({ visit, progress, open }: PartProps) {
  const words = useWords()
  return (
    <section className={styles.rooms} aria-labelledby="rooms">
      <h2 id="rooms">
        {words.rooms}{' '}
        <span>
          {recordedRooms(visit, progress)}/{visit.rooms.length}
        </span>
      </h2>
      <ul>
        {visit.rooms.map((room) => (
          <Room key={room.key} visit={visit} room={room} recorded={progress.rooms.get(room.key)} open={open} />
        ))}
      </ul>
    </section>
  )
}

interface RoomProps {
  visit: CrewVisit
  room: CrewRoom
  recorded: RecordedRoom | undefined
  open: (sheet: OpenSheet) => void
}

function Room({ visit, room, recorded, open }: RoomProps) {
  const words = useWords()
  const by = useCrew().facts.day?.by
  const state = recorded && (notPossibleOf(recorded, words) ?? fill(words.done, { time: timeOf(recorded) }))
  const press = () =>
    recorded ? open({ kind: 'pressed', operations: [recorded] }) : record(visit, [{ kind: 'room', room: room.key }])
  return (
    <li>
      <button type="button" className={recorded && (recorded.reason ? styles.notAll : styles.done)} onClick={press}>
        <Icon shape={recorded && !recorded.reason ? checkIcon : (pictures[room.picture] ?? pictures.or ?? '')} />
        <span>
          <b>{room.name}</b> <span>{state ?? room.detail}</span>
          {recorded && recorded.by !== by && <span> · {words.colleague}</span>}
        </span>
      </button>
      <button type="button" onClick={() => open({ kind: 'notAll', room })} aria-label={`${room.name}: ${words.notAll}`}>
        {words.notAll}
      </button>
    </li>
  )
}
