import { cleaningServices } from '#copy/cleaning-services.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { typeset } from '../../ui/typeset.ts'
import { href } from '../links.ts'
import styles from './comparison-glance.module.css'
import { comparisonInWords } from './comparison-in-words.ts'

/** How many tasks only one of two packages has, and the way to the tasks themselves, on the page of all packages (R4.5). */
export const ComparisonGlance = ({ a, b }: { a: PackageId; b: PackageId }) => (
  <>
    <ul className={styles.counts}>
      {comparisonInWords(a, b).sides.map(({ heading, missing }) => (
        <li key={heading}>
          <strong>{missing.length}</strong> {typeset(heading)}
        </li>
      ))}
    </ul>
    <ButtonLink variant="secondary" href={`${href('cleaning-services')}?compare=${a}&compare=${b}#compare`}>
      {cleaningServices.comparison.show}
    </ButtonLink>
  </>
)
