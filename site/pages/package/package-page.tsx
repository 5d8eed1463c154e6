import type { PackageId } from '../../../domain/packages/cleaning-packages.ts'
import { BusinessBox } from '../../packages/business-box.tsx'
import { NextSteps } from '../../packages/next-steps.tsx'
import { OtherPackages } from '../../packages/other-packages.tsx'
import { PackageComparison } from '../../packages/package-comparison.tsx'
import { PackageHero } from '../../packages/package-hero.tsx'
import { RoomDetails } from '../../packages/room-details.tsx'
import type { PackageData } from '../../page-data/package-data.ts'
import { usePageFacts } from '../../page-data/page-facts.ts'

/** The landing page of a package (R4.2). End of tenancy and custom cleaning show more, in separate views. */
export default function PackagePage(data: PackageData) {
  const page = usePageFacts().pageId as PackageId
  return (
    <>
      <PackageHero page={page} {...data} />
      <RoomDetails packageId={page} />
      <PackageComparison packageId={page} />
      <NextSteps questions={data.questions} />
      <OtherPackages page={page} />
      <BusinessBox />
    </>
  )
}
