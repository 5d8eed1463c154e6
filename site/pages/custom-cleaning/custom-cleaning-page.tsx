import { useId } from 'react'
import { packagePage } from '#copy/package-page.ts'
import { roomNames, taskSentences } from '#copy/room-tasks.ts'
import { fill } from '../../../copy/fill.ts'
import { type PackageId, type RoomTypeId, roomTypeIds } from '../../../domain/packages/cleaning-packages.ts'
import { roomTasks } from '../../../domain/packages/room-tasks.ts'
import { type TaskId, taskIds } from '../../../domain/packages/task-ids.ts'
import { Button, PrintButton } from '../../../ui/components/button.tsx'
import { useModule } from '../../../ui/document/page-modules.ts'
import { distinctiveTasks } from '../../packages/distinctive-tasks.ts'
import { BusinessBox, OtherPackages } from '../../packages/package-end.tsx'
import { PackageHero } from '../../packages/package-hero.tsx'
import { PriceButton } from '../../packages/price-button.tsx'
import panel from '../../packages/room-panel.module.css'
import { RoomPanel } from '../../packages/room-panel.tsx'
import type { PackageData } from '../../page-data/package-data.ts'
import { Section } from '../../sections/section.tsx'
import styles from './own-list.module.css'

/** The second page of the hourly package: instead of a task list to read, visitors put one together. */
export default function CustomCleaningPage(data: PackageData) {
  return (
    <>
      <PackageHero page="custom" {...data} />
      <OwnList />
      <OtherPackages page="custom" />
      <BusinessBox />
    </>
  )
}

const id = 'own-list'

/**
 * The task list of custom cleaning, which visitors put together themselves. Checkboxes and reset are native, and only
 * ticked tasks are printed. Nothing is sent: a form with the method `dialog` has no destination.
 */
function OwnList() {
  useModule('count-ticks')
  return (
    <form id={id} className={styles.list} method="dialog" data-on-input="count-ticks" data-on-reset="count-ticks">
      <OwnListTasks />
      <div className={`screen wrap ${styles.bar}`}>
        <strong role="status" data-count={packagePage.ownList.chosen}>
          {fill(packagePage.ownList.chosen, { count: 0 })}
        </strong>
        <Button type="reset" variant="secondary" small>
          {packagePage.ownList.clear}
        </Button>
        <PrintButton small part={id}>
          {packagePage.ownList.print}
        </PrintButton>
      </div>
    </form>
  )
}

/** The tasks to choose from, per room and in working order, and a text field for anything else. */
export function OwnListTasks() {
  const { heading, lead, note, other, otherHint } = packagePage.ownList
  const otherId = useId()
  return (
    <Section title={heading} lead={lead}>
      {roomTypeIds.map((room) => {
        const tasks = mixableTasks(room)
        const telling = distinctiveTasks(tasks, roomTypeIds.map(mixableTasks))
        return (
          <RoomPanel key={room} room={room} title={roomNames[room]}>
            <ul className={styles.tasks}>
              {tasks.map((task) => (
                <li key={task} className={telling.has(task) ? panel.telling : undefined}>
                  <label>
                    <input type="checkbox" /> {taskSentences[task]}
                  </label>
                </li>
              ))}
            </ul>
          </RoomPanel>
        )
      })}
      <div className={styles.other}>
        <label htmlFor={otherId}>{other}</label>
        <p id={`${otherId}-hint`}>{otherHint}</p>
        <textarea id={otherId} rows={3} maxLength={2000} aria-describedby={`${otherId}-hint`} />
      </div>
      <p className={styles.note}>{note}</p>
      <PriceButton />
    </Section>
  )
}

/**
 * The packages whose tasks customers can combine in custom cleaning. Renovation and pregnancy cleaning are left out,
 * because their methods only make sense as a whole.
 */
const mixable: readonly PackageId[] = ['ms', 'gs', 'ls', 'vs', 'es']

/** All tasks a customer can choose for a room in custom cleaning, in working order. */
export function mixableTasks(room: RoomTypeId): TaskId[] {
  const offered = new Set(mixable.flatMap((id) => roomTasks[id][room]))
  // The list itself sets the priorities.
  offered.delete('set-priorities')
  return taskIds.filter((task) => offered.has(task))
}
