import { packagePage } from '#copy/package-page.ts'
import { fill } from '../../../copy/fill.ts'
import { Button } from '../../../ui/components/button.tsx'
import { PrintButton } from '../../../ui/components/print-button.tsx'
import { useModule } from '../../../ui/document/page-modules.ts'
import styles from './own-list.module.css'
import { OwnListTasks } from './own-list-tasks.tsx'

const id = 'own-list'

/**
 * The task list of custom cleaning, which visitors put together themselves. Checkboxes and reset are native, and only
 * ticked tasks are printed. Nothing is sent: a form with the method `dialog` has no destination.
 */
export function OwnList() {
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
