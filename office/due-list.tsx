import { fill, placeholdersOf } from '../copy/fill.ts'
import { Button } from '../ui/button.tsx'
import { SampleMark } from '../ui/sample-mark.tsx'
import styles from './due-list.module.css'
import type { DueTask } from './due-task.ts'
import { formatTime } from './format-time.ts'
import { useOffice } from './office-facts.ts'

/** What is due, in the order of its times. Late ones say so, in words and colour; a line links to its page if there is one. */
export const DueList = ({ tasks }: { tasks: readonly DueTask[] }) => (
  <ol className={styles.list}>
    {tasks.map((task) => (
      <Task key={`${task.kind} ${task.id}`} task={task} />
    ))}
  </ol>
)

function Task({ task: { kind, id, who, at, when, href, sample } }: { task: DueTask }) {
  const { words, language, now } = useOffice()
  const { tasks, sample: mark } = words.leads
  const isLate = when === 'by' && at < now
  const [placeholder = ''] = placeholdersOf(tasks[kind])
  const sentence = fill(tasks[kind], { [placeholder]: who })
  return (
    <li className={isLate ? styles.late : undefined}>
      <p className={styles.what}>
        {href ? <a href={href}>{sentence}</a> : sentence} {sample && <SampleMark text={mark} />}
      </p>
      <p className={styles.time}>{fill(isLate ? tasks.late : tasks[when], { date: formatTime(at, language) })}</p>
      {kind === 'withdrawal' && (
        <form method="post" action={`/withdrawals/${id}`}>
          <Button type="submit" variant="secondary" small aria-label={`${tasks.settle}: ${sentence}`}>
            {tasks.settle}
          </Button>
        </form>
      )}
    </li>
  )
}
