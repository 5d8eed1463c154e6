import { useEffect, useRef, useState } from 'react'
import { packagePage } from '#copy/package-page.ts'
import { fill } from '../../copy/fill.ts'
import { Button } from '../../ui/button.tsx'
import { ServerPart } from '../../ui/server-part.tsx'
import styles from './own-list.module.css'
import { OwnListTasks } from './own-list-tasks.tsx'

const id = 'own-list'

/**
 * The list of custom cleaning, which the visitor puts together from the tasks of the packages. Ticking and unticking are the
 * browser's own; on paper only what is ticked remains. Nothing is sent: `dialog` is the method of a form that goes nowhere.
 */
export function OwnList() {
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState(0)
  const count = () => setChosen(form.current?.querySelectorAll(':checked').length ?? 0)
  useEffect(count, [])

  return (
    <form
      ref={form}
      id={id}
      className={styles.list}
      method="dialog"
      // Of boxes that the server rendered React hears no change.
      onInput={count}
      // The boxes are still ticked when the event arrives.
      onReset={() => setChosen(0)}
    >
      <ServerPart>{import.meta.env.SSR && <OwnListTasks />}</ServerPart>
      <div className={`wrap ${styles.bar}`}>
        <strong role="status">{fill(packagePage.ownList.chosen, { count: chosen })}</strong>
        <Button type="reset" variant="secondary" small>
          {packagePage.ownList.clear}
        </Button>
        <Button small data-replay="" data-prints={id}>
          {packagePage.ownList.print}
        </Button>
      </div>
    </form>
  )
}
