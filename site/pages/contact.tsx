import { contact as words } from '#copy/contact.ts'
import desk from '../illustrations/customer-service.svg'
import type { DataOf } from '../page-data.ts'
import { ContactBand } from '../sections/contact-band.tsx'
import { CopyLinks } from '../sections/copy-links.tsx'
import { HoursTable } from '../sections/hours-table.tsx'
import { PageHeader } from '../sections/page-header.tsx'
import { HeadedPart } from '../sections/prose.tsx'
import { CheckList } from '../ui/check-list.tsx'
import { PlainList } from '../ui/plain-list.tsx'

/** The contact page of the Dutch site; on the English one customer service holds the form. */
export default function ContactPage({ data }: { data: DataOf<'contact'> }) {
  const { form, tips, direct } = words
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} picture={desk} />
      <ContactBand heading={form.heading} intro={form.intro} outcome={data.outcome}>
        <h3>{tips.heading}</h3>
        <CheckList items={tips.list} />
      </ContactBand>
      <div className="wrap">
        <HeadedPart id="direct" heading={direct.heading}>
          <PlainList items={[direct.phone, direct.email, direct.post]} />
          <HoursTable />
          <CopyLinks links={words.links} />
        </HeadedPart>
      </div>
    </>
  )
}
