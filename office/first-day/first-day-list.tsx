import { fill, fillAll } from '../../copy/fill.ts'
import { typedCommand } from '../../services/settings/typed-command.ts'
import { Button } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import styles from './first-day-list.module.css'
import type { FirstStep } from './read-first-day.ts'

interface FirstDayListProps {
  steps: readonly FirstStep[]
  /** Where a first order is placed. */
  orderSite: string
}

/** An owner's tasks before the first customer comes, each with its state and the place where it is done. */
export function FirstDayList({ steps, orderSite }: FirstDayListProps) {
  const { words } = useOffice()
  const { firstDay } = words
  const done = steps.filter(({ toDo }) => toDo === undefined).length
  const places: Partial<Record<FirstStep['kind'], string>> = {
    company: '/company',
    prices: '/tariffs',
    teams: '/planning/roster',
    people: '/people',
    passkey: '/me',
    order: orderSite,
  }
  return (
    <section className={styles.section} aria-labelledby="first-day">
      <h2 id="first-day">{firstDay.title}</h2>
      <p>{fill(firstDay.text, { done, all: steps.length })}</p>
      <ul className={styles.list}>
        {steps.map(({ kind, toDo }) => {
          const facts = { what: toDo ?? '', command: typedCommand('doctor', '--mail') }
          const { title, done, open, where } = fillAll(firstDay.steps[kind], facts)
          const href = places[kind]
          return (
            <li key={kind} className={toDo === undefined ? styles.done : undefined}>
              <p className={styles.title}>
                {href ? <a href={href}>{title}</a> : title}{' '}
                <span className={styles.state}>{toDo === undefined ? firstDay.done : firstDay.toDo}</span>
              </p>
              <p>{toDo === undefined ? done : `${open} ${where}`}</p>
            </li>
          )
        })}
      </ul>
      <p>{firstDay.samples}</p>
      <form method="post" action="/first-day">
        <Button type="submit" name="task" value="putAway">
          {firstDay.putAway}
        </Button>
      </form>
    </section>
  )
}

/** Says that the list was put away, and brings it back. */
export function FirstDayPutAway() {
  const { firstDay } = useOffice().words
  return (
    <form method="post" action="/first-day">
      <p role="status">{firstDay.isPutAway}</p>
      <Button type="submit" name="task" value="show">
        {firstDay.show}
      </Button>
    </form>
  )
}
