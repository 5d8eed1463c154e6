import { fill, fillAll } from '../../copy/fill.ts'
import { typedCommand } from '../../services/settings/typed-command.ts'
import { useOffice } from '../layout/office-facts.ts'
import styles from './first-day-list.module.css'
import { type FirstStep, firstKinds } from './read-first-day.ts'

const isFirst = ({ kind }: FirstStep) => firstKinds.some((first) => first === kind)

/**
 * An owner's tasks: how much of what stops the first customer is done, and the next one; the whole list, with what can
 * wait after it, is folded.
 */
export function FirstDayList({ steps }: { steps: readonly FirstStep[] }) {
  const { firstDay } = useOffice().words
  const first = steps.filter(isFirst)
  const done = first.filter(({ toDo }) => toDo === undefined).length
  const next = steps.find(({ toDo }) => toDo !== undefined)
  const items = (some: readonly FirstStep[]) => (
    <ul className={styles.list}>
      {some.map((step) => (
        <Step key={step.kind} {...step} />
      ))}
    </ul>
  )
  return (
    <section className={styles.section} aria-labelledby="first-day">
      <h2 id="first-day">{firstDay.title}</h2>
      <p>
        {fill(firstDay.progress, { done, all: first.length })} {next && <NextStep {...next} />}
      </p>
      <details className="fold">
        <summary>{firstDay.steps}</summary>
        {items(first)}
        <p>{firstDay.later}</p>
        {items(steps.filter((step) => !isFirst(step)))}
        <p>{firstDay.samples}</p>
      </details>
    </section>
  )
}

function NextStep({ kind, href }: FirstStep) {
  const { firstDay } = useOffice().words
  const { title } = firstDay.tasks[kind]
  return href ? <a href={href}>{fill(firstDay.next, { title })}</a> : fill(firstDay.next, { title })
}

function Step({ kind, href, toDo }: FirstStep) {
  const { firstDay } = useOffice().words
  const { title, text } = fillAll(firstDay.tasks[kind], {
    what: toDo ?? '',
    command: typedCommand('doctor', '--mail'),
  })
  if (toDo === undefined)
    return (
      <li>
        ✓ {title}: {firstDay.done}
      </li>
    )
  return (
    <li>
      <strong>{href ? <a href={href}>{title}</a> : title}</strong>
      <br />
      {text}
    </li>
  )
}
