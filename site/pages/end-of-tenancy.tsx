import { BusinessBox } from '../packages/business-box.tsx'
import { HandoverChecklist } from '../packages/handover-checklist.tsx'
import { NextSteps } from '../packages/next-steps.tsx'
import { OtherPackages } from '../packages/other-packages.tsx'
import { PackageComparison } from '../packages/package-comparison.tsx'
import { PackageHero } from '../packages/package-hero.tsx'
import { RoomDetails } from '../packages/room-details.tsx'
import type { DataOf } from '../page-data.ts'

/** The landing page of end-of-tenancy cleaning: a package page with the handover checklist. */
export default function EndOfTenancyPage({ data }: { data: DataOf<'end-of-tenancy'> }) {
  return (
    <>
      <PackageHero page="es" {...data} />
      {
        <>
          <RoomDetails packageId="es" />
          <HandoverChecklist />
          <PackageComparison packageId="es" />
          <NextSteps page="es" />
          <OtherPackages page="es" />
          <BusinessBox />
        </>
      }
    </>
  )
}
