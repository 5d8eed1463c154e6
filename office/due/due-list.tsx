import { fill, fillAll, placeholdersOf } from '../../copy/fill.ts'
import { SampleMark } from '../../ui/components/sample-mark.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { WholeNumbers } from '../layout/whole-numbers.tsx'
import { formatMoney } from '../sections/format-money.ts'
import { formatTime, formatUntil } from '../sections/format-time.ts'
import { LateMark } from '../sections/late-mark.tsx'
import styles from './due-list.module.css'
import type { DueTask } from './due-task.ts'

/** The due items by time. Late ones say so, in words and colour; each line links to its page. */
export const DueList = ({ tasks }: { tasks: readonly DueTask[] }) => (
  <ol className={styles.list}>
    {tasks.map((task) => (
      <Task key={`${task.kind} ${task.id}`} task={task} />
    ))}
  </ol>
)

function Task({ task: { kind, who, cents, at, when, href, sample } }: { task: DueTask }) {
  const { words, language, now } = useOffice()
  const { tasks, sample: mark } = words.leads
  const isLate = when === 'by' && at < now
  // An alarm concerns no person.
  const [placeholder] = placeholdersOf(tasks[kind])
  const amount = cents === undefined ? undefined : { amount: formatMoney(cents, language) }
  const sentence = placeholder ? fillAll(tasks[kind], { [placeholder]: who, ...amount }) : tasks[kind]
  return (
    <li className={isLate ? styles.late : undefined}>
      <p className={styles.what}>
        <a href={href}>
          <WholeNumbers text={sentence} />
        </a>{' '}
        {sample && <SampleMark text={mark} />}
      </p>
      {isLate && <LateMark dueAt={at} />}
      <p>
        {fill(isLate ? tasks.wasDue : tasks[when], { date: (when === 'by' ? formatUntil : formatTime)(at, language) })}
      </p>
    </li>
  )
}
