import { handoverChecklist } from '#copy/handover-checklist.ts'
import { ButtonLink } from '../../../ui/components/button.tsx'
import { BusinessBox } from '../../packages/business-box.tsx'
import { NextSteps } from '../../packages/next-steps.tsx'
import { OtherPackages } from '../../packages/other-packages.tsx'
import { PackageComparison } from '../../packages/package-comparison.tsx'
import { PackageHero } from '../../packages/package-hero.tsx'
import { RoomDetails } from '../../packages/room-details.tsx'
import type { PackageData } from '../../page-data/package-data.ts'
import { href } from '../../page-data/site-links.ts'
import { Section } from '../../sections/section.tsx'

/** The landing page of end-of-tenancy cleaning: a package page with a link to the handover checklist. */
export default function EndOfTenancyPage(data: PackageData) {
  return (
    <>
      <PackageHero page="es" {...data} />
      <RoomDetails packageId="es" />
      <Checklist />
      <PackageComparison packageId="es" />
      <NextSteps questions={data.questions} />
      <OtherPackages page="es" />
      <BusinessBox />
    </>
  )
}

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
