import { CalendarCheck, MessageCircleQuestion, MessageSquareWarning, Phone } from 'lucide-react'
import { customerService as words } from '#copy/customer-service.ts'
import { language } from '#copy/language.ts'
import { company } from '../../domain/company.ts'
import { countryOf } from '../../domain/language.ts'
import { loginUrl, withdrawalUrl } from '../../domain/ordering-site.ts'
import { telHref } from '../../domain/phone-number.ts'
import { withFacts } from '../company-facts.ts'
import { opensBusinessDialog } from '../frame/business-dialog.tsx'
import { useFrame } from '../frame/frame-context.ts'
import desk from '../illustrations/customer-service.svg'
import { href } from '../links.ts'
import type { DataOf } from '../page-data.ts'
import { Callout } from '../sections/callout.tsx'
import { ContactBand } from '../sections/contact-band.tsx'
import { CopyLinks } from '../sections/copy-links.tsx'
import { HoursTable } from '../sections/hours-table.tsx'
import { IconCards } from '../sections/icon-cards.tsx'
import { PageHeader } from '../sections/page-header.tsx'
import { Section } from '../sections/section.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FactText } from '../ui/fact-text.tsx'
import styles from './customer-service.module.css'

const icons = {
  order: <CalendarCheck />,
  today: <Phone />,
  question: <MessageCircleQuestion />,
  complaint: <MessageSquareWarning />,
}

/** The quickest way for each question, the contact form, phone and opening hours. */
export default function CustomerServicePage({ data }: { data: DataOf<'customer-service'> }) {
  const { orderSiteUrl } = useFrame()
  const { quick, form, phone, email, withdrawal, business } = words
  const targets: Record<string, string> = {
    order: loginUrl(orderSiteUrl),
    today: telHref(company.phoneNumber[countryOf(language)]),
    question: href('faq'),
    complaint: href('complaints'),
  }
  const actions = Object.fromEntries(
    quick.items.map(({ id, button }) => [
      id,
      <ButtonLink key={id} small variant="secondary" href={targets[id] ?? '#message'}>
        {withFacts(button)}
      </ButtonLink>,
    ]),
  )
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} picture={desk} />
      <Section title={quick.heading} tone="mint">
        <IconCards cards={quick.items} icons={icons} actions={actions} tone="surface" />
      </Section>
      <ContactBand heading={form.heading} intro={form.intro} outcome={data.outcome}>
        <h3>{phone.heading}</h3>
        <p>
          <FactText text="{phone}" />
          <br />
          <FactText text={phone.text} />
        </p>
        <h3>{email.heading}</h3>
        <p>
          <FactText text={email.text} />
        </p>
        <HoursTable />
      </ContactBand>
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
