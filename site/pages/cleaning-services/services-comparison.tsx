import { useId } from 'react'
import { cleaningServices } from '#copy/cleaning-services.ts'
import { packageNames } from '#copy/package-names.ts'
import { type PackageId, packageIds } from '../../../domain/packages/cleaning-packages.ts'
import { Button } from '../../../ui/components/button.tsx'
import field from '../../../ui/components/field.module.css'
import '../../../ui/components/select.css'
import { ComparisonGlance } from '../../packages/comparison-glance.tsx'
import { comparisonInWords } from '../../packages/comparison-in-words.ts'
import type { PackagesOverviewData } from '../../page-data/package-data.ts'
import { href } from '../../page-data/site-links.ts'
import { Section } from '../../sections/section.tsx'
import { ComparisonResult } from './comparison-result.tsx'
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
        <PackageSelect label={words.first} chosen={first} />
        <PackageSelect label={words.second} chosen={second} />
        <Button type="submit">{words.submit}</Button>
      </form>
      {first === second ? (
        <p role="alert">{words.same}</p>
      ) : compare ? (
        <ComparisonResult {...comparisonInWords(first, second)} />
      ) : (
        <ComparisonGlance a={first} b={second} />
      )}
    </Section>
  )
}

function PackageSelect({ label, chosen }: { label: string; chosen: PackageId }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={field.input} name="compare" defaultValue={chosen}>
        {packageIds.map((packageId) => (
          <option key={packageId} value={packageId}>
            {packageNames[packageId]}
          </option>
        ))}
      </select>
    </div>
  )
}
