import { cleaningServices } from '#copy/cleaning-services.ts'
import { packageNames } from '#copy/package-names.ts'
import { fill } from '../../copy/fill.ts'
import { typeset } from '../../copy/format/format-work.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import { Section } from '../sections/section.tsx'
import { ComparisonGlance } from './comparison-glance.tsx'

/** The package that visitors most likely confuse with each one. */
const nearest: Readonly<Record<PackageId, PackageId>> = {
  gs: 'ls',
  ls: 'gs',
  es: 'vs',
  rs: 'gs',
  vs: 'es',
  zs: 'gs',
  ms: 'gs',
}

/** How a package differs from the one that it is most likely confused with. */
export const PackageComparison = ({ packageId }: { packageId: PackageId }) => (
  <Section title={heading(packageId, nearest[packageId])} tone="mint" screen>
    <ComparisonGlance a={packageId} b={nearest[packageId]} />
  </Section>
)

/** "Deep cleaning or spring cleaning?" */
const heading = (a: PackageId, b: PackageId) =>
  typeset(
    fill(cleaningServices.packagePage.compareHeading, {
      a: packageNames[a],
      b: packageNames[b].charAt(0).toLowerCase() + packageNames[b].slice(1),
    }),
  )
