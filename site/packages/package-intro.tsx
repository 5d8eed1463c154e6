import type { PackageData, PackagePageId } from './package-data.ts'
import { PackageDescription } from './package-description.tsx'
import { PackageHero } from './package-hero.tsx'

/** The start of every package page: title, consumer box, bullet list and description (R4.2, R4.3). */
export const PackageIntro = ({ page, data }: { page: PackagePageId; data: PackageData }) => (
  <>
    <PackageHero page={page} {...data} />
    <div className="wrap">
      <PackageDescription page={page} />
    </div>
  </>
)
