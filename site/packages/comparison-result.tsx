import { cleaningServices } from '#copy/cleaning-services.ts'
import { fill } from '../../copy/fill.ts'
import type { ComparedSide, ComparedTask, Comparison } from './comparison-in-words.ts'
import styles from './comparison-result.module.css'

/** So many tasks stand for each package until the visitor asks for them all. */
const glance = 4

interface ComparisonResultProps {
  comparison: Comparison
  /** Where the whole comparison stands; absent where this is it. */
  wholeHref?: string | undefined
}

/** What one package does and the other does not, both ways; as a whole, what both do as well. */
export const ComparisonResult = ({ comparison: { sides, inBoth }, wholeHref }: ComparisonResultProps) => (
  <>
    <div className={styles.sides}>
      {sides.map((side) => (
        <section key={side.heading}>
          <h3>{side.heading}</h3>
          <p>{side.summary}</p>
          {wholeHref ? <Glance side={side} wholeHref={wholeHref} /> : <Whole side={side} />}
        </section>
      ))}
    </div>
    {!wholeHref && (
      <details className={styles.both}>
        <summary>{fill(cleaningServices.comparison.inBoth, { count: inBoth.length })}</summary>
        <ul>
          {inBoth.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ul>
      </details>
    )}
  </>
)

function Glance({ side: { missing, inMoreRooms }, wholeHref }: { side: ComparedSide; wholeHref: string }) {
  const more = Math.max(missing.length - glance, 0) + inMoreRooms.length
  return (
    <>
      <Tasks tasks={missing.slice(0, glance)} />
      {more > 0 && <a href={wholeHref}>{fill(cleaningServices.comparison.more, { count: more })}</a>}
    </>
  )
}

const Whole = ({ side: { missing, moreRooms, inMoreRooms } }: { side: ComparedSide }) => (
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
