import { customerService as words } from '#copy/customer-service.ts'
import { language } from '#copy/language.ts'
import { withFacts } from '../../../copy/format/company-facts.ts'
import { company } from '../../../domain/company/company.ts'
import { telHref } from '../../../domain/contact/phone-number.ts'
import { countryOf } from '../../../domain/language.ts'
import { loginUrl, withdrawalUrl } from '../../../domain/orders/ordering-site.ts'
import { Button, ButtonLink } from '../../../ui/components/button.tsx'
import { FactParagraph, FactText } from '../../../ui/components/fact-text.tsx'
import desk from '../../illustrations/customer-service.svg'
import { opensBusinessDialog } from '../../layout/business-dialog.tsx'
import type { FormOutcome } from '../../page-data/form-outcome.ts'
import { href, usePageFacts } from '../../page-data/page-facts.ts'
import { Callout } from '../../sections/callout.tsx'
import { ContactSection } from '../../sections/contact-section.tsx'
import { CopyLinks } from '../../sections/copy-links.tsx'
import { HoursTable } from '../../sections/hours-table.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { Section } from '../../sections/section.tsx'
import { TopicRows } from '../../sections/topic-rows.tsx'
import styles from './customer-service-page.module.css'

/** The quickest way to get help with each kind of question, the contact form, phone number and opening hours. */
export default function CustomerServicePage({ outcome }: { outcome?: FormOutcome }) {
  const { orderSiteUrl } = usePageFacts()
  const { business, withdrawal } = words
  return (
    <>
      <PageHeader words={words} picture={desk} />
      <QuickestWays />
      <ContactSection words={words.form} outcome={outcome}>
        <h3>{words.phone.heading}</h3>
        <p>
          <FactText text="{phone}" />
          <br />
          <FactText text={words.phone.text} />
        </p>
        <h3>{words.email.heading}</h3>
        <FactParagraph text={words.email.text} />
        <HoursTable />
      </ContactSection>
      <div className={`wrap ${styles.ways}`}>
        <Callout heading={business.heading} text={business.text}>
          <Button variant="secondary" {...opensBusinessDialog}>
            {business.button}
          </Button>
        </Callout>
        <Callout heading={withdrawal.heading} text={withdrawal.text} tone="sky">
          <ButtonLink variant="secondary" href={withdrawalUrl(orderSiteUrl)}>
            {withdrawal.button}
          </ButtonLink>
        </Callout>
        <CopyLinks links={words.links} />
      </div>
    </>
  )
}

/** The quickest way to get help for each kind of question. */
function QuickestWays() {
  const { orderSiteUrl } = usePageFacts()
  const { quick } = words
  const targets: Readonly<Record<string, string>> = {
    order: loginUrl(orderSiteUrl),
    today: telHref(company.phoneNumber[countryOf(language)]),
    question: href('faq'),
    complaint: href('complaints'),
  }
  const topics = quick.items.map(({ id, button, ...topic }) => ({
    ...topic,
    link: { to: targets[id] ?? '#message', label: withFacts(button) },
  }))
  return (
    <Section title={quick.heading} tone="mint">
      <TopicRows topics={topics} />
    </Section>
  )
}
