import { BusinessBox } from './business-box.tsx'
import type { PackageData, PackagePageId } from './package-data.ts'
import { PackageDescription } from './package-description.tsx'
import { PackageHero } from './package-hero.tsx'
import styles from './package-intro.module.css'

/** The start of every package page: title, consumer box, bullet list, description and business box (R4.2, R4.3). */
export function PackageIntro({ page, data }: { page: PackagePageId; data: PackageData }) {
  return (
    <>
      <PackageHero page={page} {...data} />
      <div className={`wrap ${styles.about}`}>
        <div>
          <PackageDescription page={page} />
        </div>
        <BusinessBox />
      </div>
    </>
  )
}
