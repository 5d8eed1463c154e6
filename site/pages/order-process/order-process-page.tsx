import { orderProcess as words } from '#copy/order-process.ts'
import { withFacts } from '../../../copy/format/company-facts.ts'
import { PrintButton } from '../../../ui/components/button.tsx'
import { CheckList } from '../../../ui/components/check-list.tsx'
import { FactParagraph, FactText } from '../../../ui/components/fact-text.tsx'
import { checkIcon, Icon, printerIcon } from '../../../ui/components/icon.tsx'
import inspection from '../../illustrations/inspection.svg'
import journey from '../../illustrations/journey.svg'
import guarantee from '../../illustrations/why-guarantee.svg'
import { Callout } from '../../sections/callout.tsx'
import { CopyLinks } from '../../sections/copy-links.tsx'
import { HeadedPart } from '../../sections/headed-part.tsx'
import { Steps } from '../../sections/numbered-steps.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { PartPicture } from '../../sections/part-picture.tsx'
import { PostcodeFormIsland } from '../../sections/postcode-form-island.tsx'
import { PricedParagraph } from '../../sections/priced-paragraph.tsx'
import { Section } from '../../sections/section.tsx'
import styles from './order-process-page.module.css'
import lanes from './payment-moments.module.css'

/** The order process: four steps to order, the visit, and when customers pay (R3.7, R3.8). */
export default function OrderProcessPage() {
  const { booking, visit, payment, checklist } = words
  return (
    <>
      <PageHeader words={words} picture={journey}>
        <div className={`screen ${styles.form}`}>
          <PostcodeFormIsland />
        </div>
      </PageHeader>
      <Section title={booking.heading} lead={withFacts(booking.intro)} tone="mint">
        <Steps steps={booking.steps} />
        <PricedParagraph text={booking.late} />
      </Section>
      <div className={`wrap ${styles.visit}`}>
        <HeadedPart
          id="visit"
          heading={visit.heading}
          aside={
            <>
              <FactParagraph text={visit.intro} />
              <PartPicture src={inspection} />
            </>
          }
        >
          <Steps steps={visit.steps} />
        </HeadedPart>
      </div>
      <Section title={payment.heading} tone="sand">
        <PaymentMoments />
        <p className={styles.note}>{payment.note}</p>
        <CopyLinks links={payment.links} />
      </Section>
      <div className={`wrap ${styles.end}`}>
        <Callout heading={checklist.heading} picture={guarantee} tone="sky">
          <CheckList items={checklist.items} />
        </Callout>
        <PrintButton variant="secondary">
          <Icon shape={printerIcon} size={20} /> {words.printLabel}
        </PrintButton>
      </div>
    </>
  )
}

/**
 * When customers pay (R3.8): one timeline per situation. It is decorative, because the text beside it says the same.
 */
function PaymentMoments() {
  const { moments, rules } = words.payment
  return (
    <dl className={lanes.lanes}>
      {rules.map(({ id, situation, payment }) => (
        <div key={id} className={lanes.lane}>
          <dt>{situation}</dt>
          <dd>
            <div className={`screen ${lanes.track}`} aria-hidden="true">
              {moments.map((moment) => (
                <span key={moment.id} className={lanes.moment} data-paying={moment.id === id || undefined}>
                  <span className={lanes.dot}>
                    {moment.id === id && <Icon shape={checkIcon} size={18} strokeWidth={3} />}
                  </span>
                  {moment.label}
                </span>
              ))}
            </div>
            <FactText text={payment} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
