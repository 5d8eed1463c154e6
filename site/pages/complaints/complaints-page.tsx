import { complaints as words } from '#copy/complaints.ts'
import { ButtonLink } from '../../../ui/components/button.tsx'
import { CheckList } from '../../../ui/components/check-list.tsx'
import { PlainList } from '../../../ui/components/plain-list.tsx'
import complaint from '../../illustrations/complaint.svg'
import guarantee from '../../illustrations/why-guarantee.svg'
import { Callout } from '../../sections/callout.tsx'
import { addressOf, CopyLinks } from '../../sections/copy-links.tsx'
import { HeadedPart } from '../../sections/headed-part.tsx'
import { Steps } from '../../sections/numbered-steps.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { PartBody } from '../../sections/part-body.tsx'
import { Section } from '../../sections/section.tsx'
import { TopicRows } from '../../sections/topic-rows.tsx'
import styles from './complaints-page.module.css'

/** How to complain, when to expect an answer, and what to do if it does not help. */
export default function ComplaintsPage() {
  const { how, timeline, outcomes, elsewhere } = words
  const link = { to: addressOf(how.write), label: how.write.label }
  return (
    <>
      <PageHeader words={words} picture={complaint}>
        <ButtonLink href={link.to}>{link.label}</ButtonLink>
      </PageHeader>
      <Section title={how.heading} lead={how.intro} tone="mint">
        <TopicRows topics={how.ways.map((way) => (way.id === 'form' ? { ...way, link } : way))} />
      </Section>
      <div className="wrap">
        <HeadedPart id="timeline" heading={timeline.heading}>
          <Steps steps={timeline.steps.map(({ id, when, what }) => ({ id, title: when, text: what }))} />
        </HeadedPart>
      </div>
      <div className={`wrap ${styles.callout}`}>
        <Callout heading={how.includeHeading} picture={guarantee} tone="sky">
          <CheckList items={how.include} />
          <p>{how.soon}</p>
        </Callout>
      </div>
      <div className="wrap">
        <HeadedPart id="outcomes" heading={outcomes.heading}>
          <PlainList items={outcomes.list} />
          {outcomes.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </HeadedPart>
        <HeadedPart id="elsewhere" heading={elsewhere.heading}>
          <PartBody paragraphs={elsewhere.paragraphs} />
          <ul className={styles.organisations}>
            {elsewhere.organisations.map(({ name, url }) => (
              <li key={url}>
                <a href={url}>{name}</a>
              </li>
            ))}
          </ul>
          <CopyLinks links={words.links} />
        </HeadedPart>
      </div>
    </>
  )
}
