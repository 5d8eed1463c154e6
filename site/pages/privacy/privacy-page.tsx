import { privacy as words } from '#copy/legal/privacy.ts'
import { withFacts } from '../../../copy/format/company-facts.ts'
import { ConsentButton } from '../../consent/consent-button.tsx'
import privacy from '../../illustrations/privacy.svg'
import { usePageFacts } from '../../page-data/page-facts.ts'
import { HeadedPart } from '../../sections/headed-part.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { PartBody } from '../../sections/part-body.tsx'
import { Prose } from '../../sections/prose.tsx'
import { RulesTable } from '../../sections/rules-table.tsx'
import { Section } from '../../sections/section.tsx'
import { VersionLine } from '../../sections/version-line.tsx'
import styles from './privacy-page.module.css'

/** Processed data, purposes and retention; cookies; visitors' rights (R12.6). */
export default function PrivacyPage() {
  const { forms, cookies, rights, authority } = words
  return (
    <>
      <PageHeader words={words} picture={privacy}>
        <VersionLine date={words.updated} />
      </PageHeader>
      <Section title={forms.heading} tone="sand">
        <RulesTable caption={forms.heading} captionHidden columns={forms.labels} rows={withFacts(forms.rows)} />
      </Section>
      <Prose sections={words.sections} />
      <div className={`wrap ${styles.cookies}`}>
        <RulesTable caption={cookies.caption} columns={cookies.labels} rows={cookies.rows} />
        <Choice />
      </div>
      <div className="wrap">
        <HeadedPart id="rights" heading={rights.heading}>
          <PartBody paragraphs={rights.paragraphs} list={rights.list} />
          <p className={styles.automated}>{rights.automated}</p>
        </HeadedPart>
        <HeadedPart id="authority" heading={authority.heading}>
          <PartBody paragraphs={authority.paragraphs} />
          <p>
            <a href={authority.url}>{authority.name}</a>
          </p>
        </HeadedPart>
      </div>
    </>
  )
}

/** Lets visitors change their consent. Without analytics, says that nothing is counted. */
function Choice() {
  const { measured } = usePageFacts()
  return <p className={styles.choice}>{measured ? <ConsentButton /> : words.cookies.nothingToChoose}</p>
}
