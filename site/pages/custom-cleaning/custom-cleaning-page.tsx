import { packagePage } from '#copy/package-page.ts'
import { fill } from '../../../copy/fill.ts'
import { Button, PrintButton } from '../../../ui/components/button.tsx'
import { useModule } from '../../../ui/document/page-modules.ts'
import { BusinessBox } from '../../packages/business-box.tsx'
import { NextSteps } from '../../packages/next-steps.tsx'
import { OtherPackages } from '../../packages/other-packages.tsx'
import { PackageHero } from '../../packages/package-hero.tsx'
import type { PackageData } from '../../page-data/package-data.ts'
import styles from './own-list.module.css'
import { OwnListTasks } from './own-list-tasks.tsx'

/** The second page of the hourly package: instead of a task list to read, visitors put one together. */
export default function CustomCleaningPage(data: PackageData) {
  return (
    <>
      <PackageHero page="custom" {...data} />
      <OwnList />
      <NextSteps questions={data.questions} />
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
