import { cleaningServices } from '#copy/cleaning-services.ts'
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
  <Section
    title={cleaningServices.packagePage.compareHeading}
    lead={cleaningServices.comparison.intro}
    tone="mint"
    screen
  >
    <ComparisonGlance a={packageId} b={nearest[packageId]} />
  </Section>
)
