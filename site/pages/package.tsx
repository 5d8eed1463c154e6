import { useFrame } from '../frame/frame-context.ts'
import { BusinessBox } from '../packages/business-box.tsx'
import { OwnList } from '../packages/own-list.tsx'
import type { PackagePageId } from '../packages/package-data.ts'
import { PackageDescription } from '../packages/package-description.tsx'
import { PackageDetails } from '../packages/package-details.tsx'
import { PackageHero } from '../packages/package-hero.tsx'
import { usePrintButtons } from '../packages/print-buttons.ts'
import type { DataOf } from '../page-data.ts'
import { ServerPart } from '../ui/server-part.tsx'
import styles from './package.module.css'

/** The landing page of a package (specification §2); all eight are made here. */
export default function PackagePage({ data }: { data: DataOf<'package'> }) {
  const page = useFrame().pageId as PackagePageId
  usePrintButtons()
  return (
    <>
      <PackageHero page={page} placeholder={data.placeholder} />
      <div className={`wrap ${styles.about}`}>
        <ServerPart>{import.meta.env.SSR && <PackageDescription page={page} />}</ServerPart>
        <BusinessBox />
      </div>
      {page === 'custom' && <OwnList />}
      <ServerPart>{import.meta.env.SSR && <PackageDetails page={page} compareWith={data.compareWith} />}</ServerPart>
    </>
  )
}
