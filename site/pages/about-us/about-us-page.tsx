import { aboutUs as words } from '#copy/about-us.ts'
import inspection from '../../illustrations/inspection.svg'
import { FactList } from '../../sections/fact-list.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { PartPicture } from '../../sections/part-picture.tsx'
import { photograph } from '../../sections/photograph.ts'
import { Prose } from '../../sections/prose.tsx'
import { Section } from '../../sections/section.tsx'

const asides = {
  'how-we-work': <PartPicture src={inspection} />,
  teams: <PartPicture {...photograph('team')} />,
}

/** The company and its values. */
export default function AboutUsPage() {
  const { src, alt } = photograph('who-we-are')
  return (
    <>
      <PageHeader words={words} picture={src} alt={alt} />
      <Section title={words.facts.heading} tone="mint">
        <FactList rows={words.facts.rows} />
      </Section>
      <Prose sections={words.sections} asides={asides} />
    </>
  )
}
