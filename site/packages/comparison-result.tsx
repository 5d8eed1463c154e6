import { cleaningServices } from '#copy/cleaning-services.ts'
import { fill } from '../../copy/fill.ts'
import type { ComparedSide, ComparedTask, Comparison } from './comparison-in-words.ts'
import styles from './comparison-result.module.css'

const shownAtOnce = 4

/**
 * What one package does and the other does not, both ways, and what both do.
 * @param asked whether the visitor chose these two: then all of it lies open
 */
export const ComparisonResult = ({ comparison, asked }: { comparison: Comparison; asked: boolean }) => (
  <>
    <div className={styles.sides}>
      {comparison.sides.map((side) => (
        <Side key={side.heading} {...side} asked={asked} />
      ))}
    </div>
    <details className={styles.both}>
      <summary>{fill(cleaningServices.comparison.inBoth, { count: comparison.inBoth.length })}</summary>
      <ul>
        {comparison.inBoth.map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ul>
    </details>
  </>
)

function Side({ heading, summary, missing, moreRooms, inMoreRooms, asked }: ComparedSide & { asked: boolean }) {
  const rest = missing.slice(shownAtOnce)
  const folded = rest.length + inMoreRooms.length
  return (
    <section className={styles.side}>
      <h3>{heading}</h3>
      <p>{summary}</p>
      <Tasks tasks={missing.slice(0, shownAtOnce)} />
      {folded > 0 && (
        <details open={asked}>
          <summary>{fill(cleaningServices.comparison.more, { count: folded })}</summary>
          <Tasks tasks={rest} />
          {inMoreRooms.length > 0 && <h4>{moreRooms}</h4>}
          <Tasks tasks={inMoreRooms} />
        </details>
      )}
    </section>
  )
}

const Tasks = ({ tasks }: { tasks: readonly ComparedTask[] }) =>
  tasks.length > 0 && (
    <ul>
      {tasks.map(({ text, rooms }) => (
        <li key={text}>
          {text} <span>{rooms}</span>
        </li>
      ))}
    </ul>
  )
