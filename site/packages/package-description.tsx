import { cleaningPackages } from '#copy/cleaning-packages.ts'
import { cleaningServices } from '#copy/cleaning-services.ts'
import { FactText } from '../../ui/components/fact-text.tsx'
import type { PackagePageId } from '../page-data/package-data.ts'
import styles from './package-description.module.css'

/** When to choose a package, and below it what it does not include and how to prepare: on a phone at a press. */
export function PackageDescription({ page }: { page: PackagePageId }) {
  const { descriptionHeading, descriptionMore } = cleaningServices.packagePage
  const [first, ...others] = cleaningPackages[page].description.map((paragraph) => (
    <p key={paragraph}>
      <FactText text={paragraph} />
    </p>
  ))
  return (
    <>
      <h2>{descriptionHeading}</h2>
      {first}
      <details className={`fold ${styles.more}`}>
        <summary>{descriptionMore}</summary>
        {others}
      </details>
    </>
  )
}
