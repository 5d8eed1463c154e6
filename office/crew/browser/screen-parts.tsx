import { useEffect, useState } from 'react'
import { fill } from '../../../copy/fill.ts'
import type { CrewRoom } from '../../../domain/visits/crew-day.ts'
import { inOrder, undoneIds, type VisitProgress } from '../../../domain/visits/fold-visit.ts'
import { checkIcon, Icon } from '../../../ui/components/icon.tsx'
import { pictures } from './crew-icons.ts'
import { useCrew, useWords } from './crew-state.ts'
import { NotAllSheet } from './reason-sheets.tsx'
import { record } from './record.ts'
import type { PartProps } from './sheet.tsx'
import { RecordedSheet } from './time-sheets.tsx'
import styles from './visit.module.css'
import { keptOf, nameAndTime, notPossibleOf, type RecordedRoom, recordedRooms, timeOf } from './visit-records.ts'

/** The rooms of a visit: one tap records a room as done, another button asks what was not possible. */
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

interface RoomProps extends Pick<PartProps, 'visit' | 'open'> {
  room: CrewRoom
  recorded: RecordedRoom | undefined
}

function Room({ visit, room, recorded, open }: RoomProps) {
  const words = useWords()
  const by = useCrew().facts.day?.by
  const state = recorded && (notPossibleOf(recorded, words) ?? fill(words.done, { time: timeOf(recorded) }))
  const onClick = () =>
    recorded
      ? open((props) => <RecordedSheet last={recorded} {...props} />)
      : record(visit, [{ kind: 'room', room: room.key }])
  return (
    <li>
      <button type="button" className={recorded && (recorded.reason ? styles.notAll : styles.done)} onClick={onClick}>
        <Icon shape={recorded && !recorded.reason ? checkIcon : (pictures[room.picture] ?? pictures.or ?? '')} />
        <span>
          <b>{room.name}</b> <span>{state ?? room.detail}</span>
          {recorded && recorded.by !== by && <span> · {words.colleague}</span>}
        </span>
      </button>
      <button
        type="button"
        onClick={() => open((props) => <NotAllSheet room={room} {...props} />)}
        aria-label={`${room.name}: ${words.notAll}`}
      >
        {words.notAll}
      </button>
    </li>
  )
}

/** All that counts of what the team recorded, each with the way to take it back or correct its time (R20.5). */
export function OperationLog({ visit, progress: { inspect }, open }: PartProps) {
  const words = useWords()
  const all = keptOf(useCrew(), visit).map(({ operation }) => operation)
  const undone = undoneIds(all)
  // The check belongs to the finish that it was recorded with.
  const counted = inOrder(all).filter(({ id, kind }) => !undone.has(id) && kind !== 'undo' && kind !== 'inspect')
  if (counted.length === 0) return null
  return (
    <details className={styles.log}>
      <summary>{words.recorded}</summary>
      {counted.map((one) => (
        <button
          key={one.id}
          type="button"
          onClick={() =>
            open((props) => (
              <RecordedSheet last={one} before={one.kind === 'finish' ? inspect : undefined} {...props} />
            ))
          }
        >
          {nameAndTime(one, visit, words)}
        </button>
      ))}
    </details>
  )
}

/** Small versions of a visit's photos on this phone, without removed ones and those not yet on its disk. */
export function Thumbnails({ progress }: { progress: VisitProgress }) {
  const words = useWords()
  const { photos, operations } = useCrew()
  const removed = new Set(operations.filter(({ outcome }) => outcome === 'removed').map(({ id }) => id))
  const shown = progress.photos.flatMap(({ id, at, sha256 }) => {
    const bytes = !removed.has(id) && photos.find((photo) => photo.sha256 === sha256)?.bytes
    return bytes ? [<Thumbnail key={id} bytes={bytes} name={`${words.kinds.photo} ${timeOf({ at })}`} />] : []
  })
  return shown.length > 0 && <div className={styles.thumbnails}>{shown}</div>
}

function Thumbnail({ bytes, name }: { bytes: ArrayBuffer; name: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return url && <img src={url} alt={name} />
}
