import { useId } from 'react'
import { cleaningServices } from '#copy/cleaning-services.ts'
import { packageNames } from '#copy/package-names.ts'
import { type PackageId, packageIds } from '../../domain/packages/cleaning-packages.ts'
import { Button } from '../../ui/button.tsx'
import field from '../../ui/field.module.css'
import '../../ui/select.css'
import { href } from '../links.ts'
import { Section } from '../sections/section.tsx'
import { ComparisonGlance } from './comparison-glance.tsx'
import { comparisonInWords } from './comparison-in-words.ts'
import { ComparisonResult } from './comparison-result.tsx'
import type { PackagesOverviewData } from './package-data.ts'
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
