import { customerService } from '#copy/customer-service.ts'
import { language } from '#copy/language.ts'
import { withFacts } from '../../../copy/format/company-facts.ts'
import { company } from '../../../domain/company/company.ts'
import { telHref } from '../../../domain/contact/phone-number.ts'
import { countryOf } from '../../../domain/language.ts'
import { loginUrl } from '../../../domain/orders/ordering-site.ts'
import { usePageFacts } from '../../page-data/page-facts.ts'
import { href } from '../../page-data/site-links.ts'
import { Section } from '../../sections/section.tsx'
import { TopicRows } from '../../sections/topic-rows.tsx'

/** The quickest way to get help for each kind of question. */
export function QuickestWays() {
  const { orderSiteUrl } = usePageFacts()
  const { quick } = customerService
  const targets: Readonly<Record<string, string>> = {
    order: loginUrl(orderSiteUrl),
    today: telHref(company.phoneNumber[countryOf(language)]),
    question: href('faq'),
    complaint: href('complaints'),
  }
  const links = quick.items.map(({ id, button }) => [id, { to: targets[id] ?? '#message', label: withFacts(button) }])
  return (
    <Section title={quick.heading} tone="mint">
      <TopicRows topics={quick.items} links={Object.fromEntries(links)} />
    </Section>
  )
}
