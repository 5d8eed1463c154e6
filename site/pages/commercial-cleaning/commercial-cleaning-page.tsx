import { commercialCleaning as words } from '#copy/commercial-cleaning.ts'
import { ButtonLink } from '../../../ui/components/button.tsx'
import business from '../../illustrations/business.svg'
import { ContactFormIsland } from '../../sections/contact-form-island.tsx'
import { FormSection } from '../../sections/form-section.tsx'
import { Steps } from '../../sections/numbered-steps.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { PartBesideForm } from '../../sections/part-beside-form.tsx'
import { Prose } from '../../sections/prose.tsx'
import { Section } from '../../sections/section.tsx'
import { TopicRows } from '../../sections/topic-rows.tsx'
import styles from './commercial-cleaning-page.module.css'

/** Cleaning for businesses: what we offer, how we work, and a form to request a call. */
export default function CommercialCleaningPage() {
  const { callBack, services, steps } = words
  const [direct, agreements] = [words.sections.filter(isDirect), words.sections.filter((part) => !isDirect(part))]
  return (
    <>
      <PageHeader words={words} picture={business}>
        <p className={styles.action}>
          <ButtonLink href="#call-back">{callBack.heading}</ButtonLink>
          <span>{callBack.promise}</span>
        </p>
      </PageHeader>
      <Section title={services.heading} tone="mint">
        <TopicRows topics={services.items} />
      </Section>
      <Section title={steps.heading}>
        <Steps steps={steps.items} direction="across" />
      </Section>
      <FormSection
        id="call-back"
        words={{ heading: callBack.heading, intro: callBack.text }}
        form={<ContactFormIsland mode="business" />}
      >
        {direct.map((part) => (
          <PartBesideForm key={part.id} {...part} />
        ))}
      </FormSection>
      <Prose sections={agreements} />
    </>
  )
}

const isDirect = ({ id }: { id: string }) => id === 'direct'
