import { customerService } from '#copy/customer-service.ts'
import { language } from '#copy/language.ts'
import { withFacts } from '../../../copy/format/company-facts.ts'
import { company } from '../../../domain/company/company.ts'
import { telHref } from '../../../domain/contact/phone-number.ts'
import { countryOf } from '../../../domain/language.ts'
import { loginUrl } from '../../../domain/orders/ordering-site.ts'
import { ButtonLink } from '../../../ui/components/button.tsx'
import { Icon } from '../../../ui/components/icon.tsx'
import { calendarCheckIcon, phoneIcon, questionBalloonIcon, warningBalloonIcon } from '../../../ui/components/icons.ts'
import { usePageFacts } from '../../page-data/page-facts.ts'
import { href } from '../../page-data/site-links.ts'
import { IconCards } from '../../sections/icon-cards.tsx'
import { Section } from '../../sections/section.tsx'

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
  const actions = quick.items.map(({ id, button }) => [
    id,
    <ButtonLink key={id} small variant="secondary" href={targets[id] ?? '#message'}>
      {withFacts(button)}
    </ButtonLink>,
  ])
  return (
    <Section title={quick.heading} tone="mint">
      <IconCards
        cards={quick.items}
        icons={{
          order: <Icon shape={calendarCheckIcon} />,
          today: <Icon shape={phoneIcon} />,
          question: <Icon shape={questionBalloonIcon} />,
          complaint: <Icon shape={warningBalloonIcon} />,
        }}
        actions={Object.fromEntries(actions)}
        tone="surface"
      />
    </Section>
  )
}
