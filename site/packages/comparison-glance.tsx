import { cleaningServices } from '#copy/cleaning-services.ts'
import { packagePage } from '#copy/package-page.ts'
import { fill } from '../../copy/fill.ts'
import { typeset } from '../../copy/format/format-work.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { href } from '../page-data/page-facts.ts'
import styles from './comparison-glance.module.css'
import { comparisonInWords } from './comparison-in-words.ts'

/**
 * How many tasks only one of two packages has, and the way to the tasks themselves, on the page of all packages (R4.5).
 */
export const ComparisonGlance = ({ a, b }: { a: PackageId; b: PackageId }) => (
  <div className={styles.glance}>
    <ul>
      {comparisonInWords(a, b)
        .sides.filter(({ missing }) => missing.length > 0)
        .map(({ heading, missing }) => (
          <li key={heading}>
            <strong>{typeset(fill(packagePage.rooms.count, { count: missing.length }))}</strong> {typeset(heading)}
          </li>
        ))}
    </ul>
    <ButtonLink variant="secondary" href={`${href('cleaning-services')}?compare=${a}&compare=${b}#compare`}>
      {cleaningServices.comparison.show}
    </ButtonLink>
  </div>
)
