import { partner as words } from '#copy/partner.ts'
import { withFacts } from '../company-facts.ts'
import { PartnerForm } from '../forms/partner-form.tsx'
import van from '../illustrations/partner.svg'
import type { DataOf } from '../page-data.ts'
import { FormBand } from '../sections/form-band.tsx'
import { PageHeader } from '../sections/page-header.tsx'
import { PartBody } from '../sections/prose.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { CheckList } from '../ui/check-list.tsx'
import styles from './partner.module.css'

/** Sign-up of cleaning companies: what we offer and ask, what happens next, and the application. */
export default function PartnerPage({ data }: { data: DataOf<'partner'> }) {
  const promises = words.sections.filter(({ list }) => list)
  const others = words.sections.filter(({ list }) => !list)
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} picture={van}>
        <ButtonLink href="#application">{words.form.heading}</ButtonLink>
      </PageHeader>
      <div className={`wrap ${styles.promises}`}>
        {promises.map(({ id, heading, paragraphs, list = [] }) => (
          <section key={id} id={id} className={styles.promise}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{withFacts(paragraph)}</p>
            ))}
            <CheckList items={list} />
          </section>
        ))}
      </div>
      <FormBand
        id="application"
        heading={words.form.heading}
        intro={words.form.intro}
        form={<PartnerForm outcome={data.outcome} />}
      >
        {others.map(({ id, heading, ...part }) => (
          <div key={id} id={id}>
            <h3>{heading}</h3>
            <PartBody {...part} />
          </div>
        ))}
      </FormBand>
    </>
  )
}
