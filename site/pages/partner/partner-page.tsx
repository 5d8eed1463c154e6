import { partner as words } from '#copy/partner.ts'
import { partnerForm } from '#copy/partner-form.ts'
import { withFacts } from '../../../copy/format/company-facts.ts'
import { ButtonLink } from '../../../ui/components/button.tsx'
import { CheckList } from '../../../ui/components/check-list.tsx'
import { Island } from '../../../ui/document/island.tsx'
import van from '../../illustrations/partner.svg'
import PartnerForm from '../../islands/partner-form.tsx'
import type { FormOutcome } from '../../page-data/form-outcome.ts'
import { FormSection } from '../../sections/form-section.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { PartBesideForm } from '../../sections/part-beside-form.tsx'
import styles from './partner-page.module.css'

/** For cleaning companies: what we offer and expect, what happens next, and the application form. */
export default function PartnerPage({ outcome }: { outcome?: FormOutcome }) {
  return (
    <>
      <PageHeader words={words} picture={van}>
        <ButtonLink href="#application">{partnerForm.heading}</ButtonLink>
      </PageHeader>
      <div className={`wrap ${styles.promises}`}>
        {words.sections.map(
          ({ id, heading, paragraphs, list }) =>
            list && (
              <section key={id} id={id} className={styles.promise}>
                <h2>{heading}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{withFacts(paragraph)}</p>
                ))}
                <CheckList items={list} />
              </section>
            ),
        )}
      </div>
      <FormSection
        id="application"
        words={partnerForm}
        form={<Island name="partner-form" component={PartnerForm} props={{ outcome }} />}
      >
        {words.sections
          .filter(({ list }) => !list)
          .map((part) => (
            <PartBesideForm key={part.id} {...part} />
          ))}
      </FormSection>
    </>
  )
}
