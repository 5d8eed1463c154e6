import { BusinessBox } from './business-box.tsx'
import type { PackagePageId } from './package-data.ts'
import { PackageDescription } from './package-description.tsx'
import { PackageHero } from './package-hero.tsx'
import styles from './package-intro.module.css'

/** The start of every package page: title, consumer box, bullet list, description and business box (R4.2, R4.3). */
export function PackageIntro({ page, placeholder }: { page: PackagePageId; placeholder: string }) {
  return (
    <>
      <PackageHero page={page} placeholder={placeholder} />
      <div className={`wrap ${styles.about}`}>
        <div>
          <PackageDescription page={page} />
        </div>
        <BusinessBox />
      </div>
    </>
  )
}
