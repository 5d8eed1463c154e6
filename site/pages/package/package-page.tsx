import { cleaningServices } from '#copy/cleaning-services.ts'
import { handoverChecklist } from '#copy/handover-checklist.ts'
import { packageNames } from '#copy/package-names.ts'
import { packagePage } from '#copy/package-page.ts'
import { packageRooms } from '#copy/package-rooms.ts'
import { everyRoom, roomNames, taskSentences } from '#copy/room-tasks.ts'
import { fill } from '../../../copy/fill.ts'
import { typeset } from '../../../copy/format/format-work.ts'
import { taskInWords } from '../../../copy/format/task-in-words.ts'
import { type PackageId, roomTypeIds } from '../../../domain/packages/cleaning-packages.ts'
import { divideTasks, roomTasks } from '../../../domain/packages/room-tasks.ts'
import { ButtonLink, PrintButton } from '../../../ui/components/button.tsx'
import { distinctiveTasks } from '../../packages/distinctive-tasks.ts'
import { BusinessBox, OtherPackages } from '../../packages/package-end.tsx'
import { PackageHero } from '../../packages/package-hero.tsx'
import { PriceButton } from '../../packages/price-button.tsx'
import styles from '../../packages/room-details.module.css'
import panel from '../../packages/room-panel.module.css'
import { RoomPanel } from '../../packages/room-panel.tsx'
import type { PackageData } from '../../page-data/package-data.ts'
import { href, usePageFacts } from '../../page-data/page-facts.ts'
import { Section } from '../../sections/section.tsx'

/** The landing page of a package (R4.2). Custom cleaning has a separate one. */
export default function PackagePage(data: PackageData) {
  const page = usePageFacts().pageId as PackageId
  return (
    <>
      <PackageHero page={page} {...data} />
      <RoomDetails packageId={page} />
      {page === 'es' && <Checklist />}
      <OtherPackages page={page} />
      <BusinessBox />
    </>
  )
}

/** The way to the handover checklist. */
function Checklist() {
  const { heading, text, link } = handoverChecklist.teaser
  return (
    <Section title={heading} lead={text} screen>
      <ButtonLink variant="secondary" href={href('handover-checklist')}>
        {link}
      </ButtonLink>
    </Section>
  )
}

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
