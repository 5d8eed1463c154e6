import { fill, fillAll } from '../../copy/fill.ts'
import { typedCommand } from '../../services/settings/typed-command.ts'
import { useOffice } from '../layout/office-facts.ts'
import styles from './first-day-list.module.css'
import { type FirstStep, firstKinds } from './read-first-day.ts'

interface FirstDayListProps {
  steps: readonly FirstStep[]
  /** Where a first order is placed. */
  orderSite: string
}

const isFirst = ({ kind }: FirstStep) => firstKinds.some((first) => first === kind)

/**
 * An owner's tasks: how much of what stops the first customer is done, and the next one; the whole list, with what can
 * wait after it, is folded.
 */
export function FirstDayList({ steps, orderSite }: FirstDayListProps) {
  const { firstDay } = useOffice().words
  const first = steps.filter(isFirst)
  const done = first.filter(({ toDo }) => toDo === undefined).length
  const next = steps.find(({ toDo }) => toDo !== undefined)
  const items = (some: readonly FirstStep[]) => (
    <ul className={styles.list}>
      {some.map((step) => (
        <Step key={step.kind} step={step} orderSite={orderSite} />
      ))}
    </ul>
  )
  return (
    <section className={styles.section} aria-labelledby="first-day">
      <h2 id="first-day">{firstDay.title}</h2>
      <p>
        {fill(firstDay.progress, { done, all: first.length })}{' '}
        {next && <NextStep step={next} href={hrefOf(next, orderSite)} />}
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

/** Where a step is done; undefined on the server. */
const hrefOf = ({ kind }: FirstStep, order: string): string | undefined =>
  ({
    company: '/company',
    facts: '/company',
    prices: '/tariffs',
    teams: '/planning/roster',
    people: '/people',
    passkey: '/me',
    order,
    mail: undefined,
    domain: undefined,
  })[kind]

function NextStep({ step: { kind }, href }: { step: FirstStep; href: string | undefined }) {
  const { firstDay } = useOffice().words
  const { title } = firstDay.tasks[kind]
  return href ? <a href={href}>{fill(firstDay.next, { title })}</a> : fill(firstDay.next, { title })
}

function Step({ step, orderSite }: { step: FirstStep; orderSite: string }) {
  const { firstDay } = useOffice().words
  const { kind, toDo } = step
  const { title, text } = fillAll(firstDay.tasks[kind], {
    what: toDo ?? '',
    command: typedCommand('doctor', '--mail'),
  })
  const href = hrefOf(step, orderSite)
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
