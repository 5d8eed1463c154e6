import { handoverChecklist } from '#copy/handover-checklist.ts'
import type { PackageId } from '../../../domain/packages/cleaning-packages.ts'
import { ButtonLink } from '../../../ui/components/button.tsx'
import { BusinessBox } from '../../packages/business-box.tsx'
import { NextSteps } from '../../packages/next-steps.tsx'
import { OtherPackages } from '../../packages/other-packages.tsx'
import { PackageComparison } from '../../packages/package-comparison.tsx'
import { PackageHero } from '../../packages/package-hero.tsx'
import { RoomDetails } from '../../packages/room-details.tsx'
import type { PackageData } from '../../page-data/package-data.ts'
import { usePageFacts } from '../../page-data/page-facts.ts'
import { href } from '../../page-data/site-links.ts'
import { Section } from '../../sections/section.tsx'

/** The landing page of a package (R4.2). That of custom cleaning is another one. */
export default function PackagePage(data: PackageData) {
  const page = usePageFacts().pageId as PackageId
  return (
    <>
      <PackageHero page={page} {...data} />
      <RoomDetails packageId={page} />
      {page === 'es' && <Checklist />}
      <PackageComparison packageId={page} />
      <NextSteps questions={data.questions} />
      <OtherPackages page={page} />
      <BusinessBox />
    </>
  )
}

/** The way to the handover checklist. */
function Checklist() {
  const { heading, text, link } = handoverChecklist.teaser
  return (
    <Section title={heading} lead={text} screen>
      <ButtonLink variant="secondary" href={href('handover-checklist')}>
        {link}
      </ButtonLink>
    </Section>
  )
}
