import { cleaningPackages } from '#copy/cleaning-packages.ts'
import { cleaningServices } from '#copy/cleaning-services.ts'
import { packagePage } from '#copy/package-page.ts'
import { packageRooms } from '#copy/package-rooms.ts'
import { taskSentences } from '#copy/room-tasks.ts'
import { fill } from '../../copy/fill.ts'
import { typeset } from '../../copy/format/typeset.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import { roomTasks } from '../../domain/packages/room-tasks.ts'
import { roomTypeIds } from '../../domain/packages/room-types.ts'
import { PrintButton } from '../../ui/components/print-button.tsx'
import { Section } from '../sections/section.tsx'
import { distinctiveTasks } from './distinctive-tasks.ts'
import { PriceButton } from './price-button.tsx'
import styles from './room-details.module.css'
import panel from './room-panel.module.css'
import { RoomPanel } from './room-panel.tsx'

const id = 'rooms'

/** The tasks of a package in each of the seven room types, in working order (R4.4), and a link to its price. */
export function RoomDetails({ packageId }: { packageId: PackageId }) {
  const { roomsHeading, roomsIntro, roomsIntroHourly } = cleaningServices.packagePage
  const { total, count, print } = packagePage.rooms
  return (
    <Section id={id} title={roomsHeading} lead={packageId === 'ms' ? roomsIntroHourly : roomsIntro} tone="sand">
      <p className={styles.bar}>
        <span>
          <strong>{cleaningPackages[packageId].packageName}</strong>:{' '}
          {typeset(
            fill(total, { count: roomTypeIds.reduce((sum, room) => sum + roomTasks[packageId][room].length, 0) }),
          )}
        </span>
        <PrintButton variant="secondary" small part={id}>
          {print}
        </PrintButton>
      </p>
      {roomTypeIds.map((room) => {
        const tasks = roomTasks[packageId][room]
        const telling = distinctiveTasks(tasks, Object.values(roomTasks[packageId]))
        const { title, info } = packageRooms[packageId][room]
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
