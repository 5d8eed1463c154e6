import { cleaningServices } from '#copy/cleaning-services.ts'
import { fill } from '../../copy/fill.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { typeset } from '../../ui/typeset.ts'
import type { ComparedSide, ComparedTask, Comparison } from './comparison-in-words.ts'
import styles from './comparison-result.module.css'

const words = cleaningServices.comparison

interface ComparisonResultProps {
  comparison: Comparison
  /** Address of the full comparison. Without it, the full comparison is shown here. */
  fullHref?: string | undefined
}

/** What only one of two packages does: how much, or the tasks themselves and what both do. */
export const ComparisonResult = ({ comparison, fullHref }: ComparisonResultProps) =>
  fullHref ? <Glance comparison={comparison} fullHref={fullHref} /> : <Full {...comparison} />

const Glance = ({ comparison: { sides }, fullHref }: { comparison: Comparison; fullHref: string }) => (
  <>
    <ul className={styles.glance}>
      {sides.map(({ heading, missing }) => (
        <li key={heading}>
          <strong>{missing.length}</strong> {typeset(heading)}
        </li>
      ))}
    </ul>
    <ButtonLink variant="secondary" href={fullHref}>
      {words.show}
    </ButtonLink>
  </>
)

const Full = ({ sides, inBoth }: Comparison) => (
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
      <summary>{fill(words.inBoth, { count: inBoth.length })}</summary>
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
