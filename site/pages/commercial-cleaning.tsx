import { BrickWall, Building2, HeartPulse, KeyRound, Layers, Store } from 'lucide-react'
import { commercialCleaning as words } from '#copy/commercial-cleaning.ts'
import { ContactForm } from '../forms/contact-form.tsx'
import business from '../illustrations/business.svg'
import { FormBand } from '../sections/form-band.tsx'
import { IconCards } from '../sections/icon-cards.tsx'
import { PageHeader } from '../sections/page-header.tsx'
import { PartBody, Prose } from '../sections/prose.tsx'
import { Section } from '../sections/section.tsx'
import { Steps } from '../sections/steps.tsx'
import { ButtonLink } from '../ui/button.tsx'
import styles from './commercial-cleaning.module.css'

const icons = {
  offices: <Building2 />,
  shops: <Store />,
  practices: <HeartPulse />,
  stairwells: <Layers />,
  handovers: <KeyRound />,
  building: <BrickWall />,
}

/** Cleaning for businesses: what, how, and the form that asks for a call. */
export default function CommercialCleaningPage() {
  const { callBack, services, steps } = words
  const direct = words.sections.filter(({ id }) => id === 'direct')
  const agreements = words.sections.filter(({ id }) => id !== 'direct')
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} picture={business}>
        <p className={styles.action}>
          <ButtonLink href="#call-back">{callBack.heading}</ButtonLink>
          <span>{callBack.promise}</span>
        </p>
      </PageHeader>
      <Section title={services.heading} tone="mint">
        <IconCards cards={services.items} icons={icons} tone="surface" />
      </Section>
      <Section title={steps.heading}>
        <Steps steps={steps.items} direction="across" />
      </Section>
      <FormBand id="call-back" heading={callBack.heading} intro={callBack.text} form={<ContactForm mode="business" />}>
        {direct.map(({ id, heading, ...part }) => (
          <div key={id} id={id}>
            <h3>{heading}</h3>
            <PartBody {...part} />
          </div>
        ))}
      </FormBand>
      <Prose sections={agreements} />
    </>
  )
}
