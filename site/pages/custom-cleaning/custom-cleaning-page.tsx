import { BusinessBox } from '../../packages/business-box.tsx'
import { NextSteps } from '../../packages/next-steps.tsx'
import { OtherPackages } from '../../packages/other-packages.tsx'
import { PackageHero } from '../../packages/package-hero.tsx'
import type { DataOf } from '../../page-data/page-data.ts'
import { OwnList } from './own-list.tsx'

/** The second page of the hourly package: instead of a task list to read, visitors put one together. */
export default function CustomCleaningPage({ data }: { data: DataOf<'custom-cleaning'> }) {
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
