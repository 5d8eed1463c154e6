import { cleaningServices } from '#copy/cleaning-services.ts'
import { fill } from '../../../copy/fill.ts'
import { typeset } from '../../../copy/format/format-work.ts'
import type { ComparedSide, ComparedTask, Comparison } from '../../packages/comparison-in-words.ts'
import styles from './comparison-result.module.css'

/** The tasks that only one of two packages has, and those that both have. */
export const ComparisonResult = ({ sides, inBoth }: Comparison) => (
  <>
    <div className={styles.sides}>
      {sides.map((side) => (
        <section key={side.heading}>
          <h3>{typeset(side.heading)}</h3>
          <p>{side.summary}</p>
          <Side {...side} />
        </section>
      ))}
    </div>
    <details className={styles.both}>
      <summary>{fill(cleaningServices.comparison.inBoth, { count: inBoth.length })}</summary>
      <ul>
        {inBoth.map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ul>
    </details>
  </>
)

const Side = ({ missing, moreRooms, inMoreRooms }: ComparedSide) => (
  <>
    <Tasks tasks={missing} />
    {inMoreRooms.length > 0 && (
      <>
        <h4>{moreRooms}</h4>
        <Tasks tasks={inMoreRooms} />
      </>
    )}
  </>
)

const Tasks = ({ tasks }: { tasks: readonly ComparedTask[] }) => (
  <ul>
    {tasks.map(({ text, rooms }) => (
      <li key={text}>
        {text} <span>{rooms}</span>
      </li>
    ))}
  </ul>
)
