import { cleaningPackages } from '#copy/cleaning-packages.ts'
import { cleaningServices } from '#copy/cleaning-services.ts'
import { FactText } from '../../ui/components/fact-text.tsx'
import type { PackagePageId } from '../page-data/package-data.ts'

/** What a package includes, what it does not, and how to prepare. */
export const PackageDescription = ({ page }: { page: PackagePageId }) => (
  <>
    <h2>{cleaningServices.packagePage.descriptionHeading}</h2>
    {cleaningPackages[page].description.map((paragraph) => (
      <p key={paragraph}>
        <FactText text={paragraph} />
      </p>
    ))}
  </>
)
