import { cleaningServices } from '#copy/cleaning-services.ts'
import { packageNames } from '#copy/package-names.ts'
import { packagePage } from '#copy/package-page.ts'
import { packageRooms } from '#copy/package-rooms.ts'
import { everyRoom, roomNames, taskSentences } from '#copy/room-tasks.ts'
import { fill } from '../../copy/fill.ts'
import { typeset } from '../../copy/format/format-work.ts'
import { taskInWords } from '../../copy/format/task-in-words.ts'
import { type PackageId, roomTypeIds } from '../../domain/packages/cleaning-packages.ts'
import { divideTasks, roomTasks } from '../../domain/packages/room-tasks.ts'
import { PrintButton } from '../../ui/components/button.tsx'
import { Section } from '../sections/section.tsx'
import { distinctiveTasks } from './distinctive-tasks.ts'
import { PriceButton } from './price-button.tsx'
import styles from './room-details.module.css'
import panel from './room-panel.module.css'
import { RoomPanel } from './room-panel.tsx'

const id = 'rooms'

/** The tasks of a package: first those of every room, then its own of each type of room (R4.4); a link to its price. */
export function RoomDetails({ packageId }: { packageId: PackageId }) {
  const { roomsHeading, roomsIntro, roomsIntroHourly } = cleaningServices.packagePage
  const { total, count, print } = packagePage.rooms
  const lists = roomTasks[packageId]
  const { shared, own } = divideTasks(new Map(roomTypeIds.map((room) => [room, lists[room]])))
  return (
    <Section id={id} title={roomsHeading} lead={packageId === 'ms' ? roomsIntroHourly : roomsIntro} tone="sand">
      <p className={styles.bar}>
        <span>
          <strong>{packageNames[packageId]}</strong>:{' '}
          {typeset(fill(total, { count: new Set(Object.values(lists).flat()).size }))}
        </span>
        <PrintButton variant="secondary" small part={id}>
          {print}
        </PrintButton>
      </p>
      <RoomPanel title={everyRoom.heading} note={fill(count, { count: shared.length })} open>
        <ol className={styles.tasks}>
          {shared.map((each) => (
            <li key={each.task}>{taskInWords({ tasks: taskSentences, rooms: roomNames, everyRoom }, each)}</li>
          ))}
        </ol>
      </RoomPanel>
      {roomTypeIds.map((room) => {
        const tasks = own.get(room) ?? []
        const telling = distinctiveTasks(tasks, Object.values(lists))
        const [title, info] = packageRooms[packageId][room]
        return (
          <RoomPanel key={room} room={room} title={title} note={fill(count, { count: tasks.length })}>
            <p className={styles.info}>{info}</p>
            <ol className={styles.tasks}>
              {tasks.map((task) => (
                <li key={task} className={telling.has(task) ? panel.telling : undefined}>
                  {taskSentences[task]}
                </li>
              ))}
            </ol>
          </RoomPanel>
        )
      })}
      <PriceButton />
    </Section>
  )
}
