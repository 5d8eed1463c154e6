import { aboutUs as words } from '#copy/about-us.ts'
import inspection from '../../illustrations/inspection.svg'
import partner from '../../illustrations/partner.svg'
import whoWeAre from '../../illustrations/who-we-are.svg'
import { FactList } from '../../sections/fact-list.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { Prose } from '../../sections/prose.tsx'
import { Section } from '../../sections/section.tsx'

/** The company and its values. */
export default function AboutUsPage() {
  return (
    <>
      <PageHeader words={words} picture={whoWeAre} />
      <Section title={words.facts.heading} tone="mint">
        <FactList rows={words.facts.rows} />
      </Section>
      <Prose sections={words.sections} pictures={{ 'how-we-work': inspection, teams: partner }} />
    </>
  )
}
