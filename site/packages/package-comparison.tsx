import { cleaningServices } from '#copy/cleaning-services.ts'
import { packageNames } from '#copy/package-names.ts'
import { packagePage } from '#copy/package-page.ts'
import { fill } from '../../copy/fill.ts'
import { type PackageId, packageIds } from '../../domain/packages/cleaning-packages.ts'
import { href } from '../links.ts'
import { Section } from '../sections/section.tsx'
import { comparisonInWords } from './comparison-in-words.ts'
import { ComparisonResult } from './comparison-result.tsx'
import styles from './package-comparison.module.css'

/** The package that visitors most likely confuse with each one. Compared by default. */
const nearest: Readonly<Record<PackageId, PackageId>> = {
  gs: 'ls',
  ls: 'gs',
  es: 'vs',
  rs: 'gs',
  vs: 'es',
  zs: 'gs',
  ms: 'gs',
}

/**
 * Compares this package with another one (R4.5). Choosing the other one is a link to this page with that comparison, so it
 * works without script and browsers load no comparison that nobody looks at.
 */
export function PackageComparison({
  packageId,
  compareWith,
}: {
  packageId: PackageId
  compareWith?: PackageId | undefined
}) {
  const other = compareWith && compareWith !== packageId ? compareWith : nearest[packageId]
  const hrefOf = (id: PackageId) => `${href(packageId)}?compare=${id}#compare`
  const label = fill(packagePage.comparison.chooser, { package: packageNames[packageId] })
  const { compareHeading } = cleaningServices.packagePage
  return (
    <Section id="compare" title={compareHeading} lead={cleaningServices.comparison.intro} tone="mint">
      <nav className={styles.chooser} aria-label={label}>
        <p aria-hidden="true">{label}</p>
        <ul>
          {/* The compared one first: a phone shows no more than the first two. */}
          {[other, ...packageIds.filter((id) => id !== packageId && id !== other)].map((id) => (
            <li key={id}>
              <a href={hrefOf(id)} {...(id === other && { 'aria-current': 'true' as const })}>
                {packageNames[id]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ComparisonResult
        comparison={comparisonInWords(packageId, other)}
        fullHref={other === compareWith ? undefined : hrefOf(other)}
      />
    </Section>
  )
}
