import type { PackageId } from '../../domain/cleaning-packages.ts'
import { HandoverChecklist } from './handover-checklist.tsx'
import { NextSteps } from './next-steps.tsx'
import { OtherPackages } from './other-packages.tsx'
import { PackageComparison } from './package-comparison.tsx'
import type { PackagePageId } from './package-data.ts'
import { RoomDetails } from './room-details.tsx'

interface PackageDetailsProps {
  page: PackagePageId
  compareWith: PackageId | undefined
}

/** What a package page tells in detail. The custom page has no list of its own to show: the visitor writes it. */
export const PackageDetails = ({ page, compareWith }: PackageDetailsProps) => (
  <>
    {page !== 'custom' && <RoomDetails packageId={page} />}
    {page === 'es' && <HandoverChecklist />}
    {page !== 'custom' && <PackageComparison packageId={page} compareWith={compareWith} />}
    <NextSteps page={page} />
    <OtherPackages page={page} />
  </>
)
