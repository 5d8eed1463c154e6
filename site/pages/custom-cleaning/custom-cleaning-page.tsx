import { BusinessBox } from '../../packages/business-box.tsx'
import { NextSteps } from '../../packages/next-steps.tsx'
import { OtherPackages } from '../../packages/other-packages.tsx'
import { PackageHero } from '../../packages/package-hero.tsx'
import type { PackageData } from '../../page-data/package-data.ts'
import { OwnList } from './own-list.tsx'

/** The second page of the hourly package: instead of a task list to read, visitors put one together. */
export default function CustomCleaningPage(data: PackageData) {
  return (
    <>
      <PackageHero page="custom" {...data} />
      <OwnList />
      <NextSteps questions={data.questions} />
      <OtherPackages page="custom" />
      <BusinessBox />
    </>
  )
}
