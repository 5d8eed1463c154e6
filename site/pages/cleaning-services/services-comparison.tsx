import '../../../ui/components/select.css'
import { cleaningServices } from '#copy/cleaning-services.ts'
import { packageNames } from '#copy/package-names.ts'
import { fill } from '../../../copy/fill.ts'
import { typeset } from '../../../copy/format/format-work.ts'
import { Button } from '../../../ui/components/button.tsx'
import { PackageChoice } from '../../../ui/home-form/home-choices.tsx'
import type { PackagesOverviewData } from '../../page-data/package-data.ts'
import { href } from '../../page-data/page-facts.ts'
import { Section } from '../../sections/section.tsx'
import { type ComparedSide, type ComparedTask, type Comparison, comparisonInWords } from './comparison-in-words.ts'
import result from './comparison-result.module.css'
import styles from './services-comparison.module.css'

const words = cleaningServices.comparison

/**
 * Compares any two packages (R4.5). A plain GET form loads this page with the chosen comparison.
 *
 * @param compare the chosen packages; by default deep and spring cleaning, which visitors confuse most often
 */
export function ServicesComparison({ compare }: PackagesOverviewData) {
  const [first, second] = compare ?? (['gs', 'ls'] as const)
  return (
    <Section id="compare" title={words.heading} lead={words.intro} tone="mint" screen={!compare}>
      <form className={`screen ${styles.form}`} action={`${href('cleaning-services')}#compare`} method="get">
        <PackageChoice id="first" name="compare" label={words.first} names={packageNames} chosen={first} />
        <PackageChoice id="second" name="compare" label={words.second} names={packageNames} chosen={second} />
        <Button type="submit">{words.submit}</Button>
      </form>
      {first === second ? (
        <p role="alert">{words.same}</p>
      ) : (
        compare && <ComparisonResult {...comparisonInWords(first, second)} />
      )}
    </Section>
  )
}

/** The tasks that only one of two packages has, and those that both have. */
const ComparisonResult = ({ sides, inBoth }: Comparison) => (
  <>
    <div className={result.sides}>
      {sides.map((side) => (
        <section key={side.heading}>
          <h3>{typeset(side.heading)}</h3>
          <p>{side.summary}</p>
          <Side {...side} />
        </section>
      ))}
    </div>
    <details className={result.both}>
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
