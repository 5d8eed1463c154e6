import { cleaningServices } from '#copy/cleaning-services.ts'
import { fill } from '../../copy/fill.ts'
import { typeset } from '../../ui/typeset.ts'
import type { ComparedSide, ComparedTask, Comparison } from './comparison-in-words.ts'
import styles from './comparison-result.module.css'

/** Number of tasks per package shown in the preview. */
const previewLength = 3

interface ComparisonResultProps {
  comparison: Comparison
  /** Address of the full comparison. Without it, the full comparison is shown here. */
  fullHref?: string | undefined
}

/** Shows what only one of two packages does. The full comparison also lists what both do. */
export const ComparisonResult = ({ comparison: { sides, inBoth }, fullHref }: ComparisonResultProps) => (
  <>
    <div className={styles.sides}>
      {sides.map((side) => (
        <section key={side.heading}>
          <h3>{typeset(side.heading)}</h3>
          <p>{side.summary}</p>
          {fullHref ? <SidePreview side={side} fullHref={fullHref} /> : <FullSide side={side} />}
        </section>
      ))}
    </div>
    {!fullHref && (
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

function SidePreview({ side: { missing, inMoreRooms }, fullHref }: { side: ComparedSide; fullHref: string }) {
  const more = Math.max(missing.length - previewLength, 0) + inMoreRooms.length
  return (
    <>
      <Tasks tasks={missing.slice(0, previewLength)} />
      {more > 0 && <a href={fullHref}>{fill(cleaningServices.comparison.more, { count: more })}</a>}
    </>
  )
}

const FullSide = ({ side: { missing, moreRooms, inMoreRooms } }: { side: ComparedSide }) => (
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
