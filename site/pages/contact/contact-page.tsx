import { contact as words } from '#copy/contact.ts'
import { customerService } from '#copy/customer-service.ts'
import { CheckList } from '../../../ui/components/check-list.tsx'
import { PlainList } from '../../../ui/components/plain-list.tsx'
import desk from '../../illustrations/customer-service.svg'
import type { FormOutcome } from '../../page-data/form-outcome.ts'
import { ContactSection } from '../../sections/contact-section.tsx'
import { CopyLinks } from '../../sections/copy-links.tsx'
import { HeadedPart } from '../../sections/headed-part.tsx'
import { HoursTable } from '../../sections/hours-table.tsx'
import { PageHeader } from '../../sections/page-header.tsx'

/** The contact page of the Dutch site. On the English site, customer service has the form. */
export default function ContactPage({ outcome }: { outcome?: FormOutcome }) {
  return (
    <>
      <PageHeader words={words} picture={desk} />
      <ContactSection words={customerService.form} outcome={outcome}>
        <h3>{words.tips.heading}</h3>
        <CheckList items={words.tips.list} />
      </ContactSection>
      <div className="wrap">
        <HeadedPart id="direct" heading={words.direct.heading}>
          <PlainList items={[words.direct.phone, words.direct.email, words.direct.post]} />
          <HoursTable />
          <CopyLinks links={words.links} />
        </HeadedPart>
      </div>
    </>
  )
}
