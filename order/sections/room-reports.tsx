import { visit } from '#copy/order/visit.ts'
import { fill } from '../../copy/fill.ts'
import { withFacts } from '../../copy/format/company-facts.ts'
import { typeset } from '../../copy/format/format-work.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import type { ReportPhoto, ReportRoom, VisitReport } from '../../services/orders/report/read-report.ts'
import { roomName, roomSentences } from '../../services/orders/report/report-words.ts'
import { PlainList } from '../../ui/components/plain-list.tsx'
import { photoPath } from '../layout/routes.ts'
import styles from './room-reports.module.css'

const words = visit.report

/** The rooms of a visit: what was done, what was not possible and why, and photos (R20.15). */
export function RoomReports({ view, report }: { view: OrderView; report: VisitReport }) {
  const photosOf = (key: string | undefined) => report.photos.filter(({ room }) => room === key)
  const others = photosOf(undefined)
  return (
    <section>
      <h2>{words.rooms}</h2>
      {report.stage === 'finished' && !report.isByRoom && <p>{words.whole}</p>}
      <ul className={styles.rooms}>
        {report.rooms.map((room) => (
          <li key={room.key} data-outcome={report.isByRoom ? room.outcome : undefined}>
            <h3>{roomName(view.order, room.key)}</h3>
            {report.isByRoom && <RoomOutcome room={room} />}
            <Photos view={view} photos={photosOf(room.key)} name={roomName(view.order, room.key)} />
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <h3>{visit.remark.anywhere}</h3>
            <Photos view={view} photos={others} name={visit.remark.anywhere} />
          </li>
        )}
      </ul>
      {report.photos.length > 0 && <p>{withFacts(visit.photos.hint)}</p>}
    </section>
  )
}

function RoomOutcome({ room }: { room: ReportRoom }) {
  const { said, tasks, why } = roomSentences(room)
  return (
    <>
      <p>{typeset(said)}</p>
      {tasks.length > 0 && <PlainList items={tasks} />}
      {why && <p>{why}</p>}
      {room.text && <p dir="auto">{room.text}</p>}
    </>
  )
}

interface PhotosProps {
  view: OrderView
  photos: readonly ReportPhoto[]
  /** Of what they show. */
  name: string
}

const Photos = ({ view, photos, name }: PhotosProps) =>
  photos.length > 0 && (
    <ul className={styles.photos}>
      {photos.map(({ sha256, width, height }, index) => (
        <li key={sha256}>
          <a href={photoPath(view.key, sha256)}>
            <img
              src={photoPath(view.key, sha256)}
              width={width}
              height={height}
              alt={fill(visit.photos.alt, { room: name, place: index + 1 })}
            />
          </a>
          <a className="screen" href={photoPath(view.key, sha256, 'remove')}>
            {fill(visit.photos.remove, { place: index + 1 })}
            <span className="visually-hidden"> ({name})</span>
          </a>
        </li>
      ))}
    </ul>
  )
