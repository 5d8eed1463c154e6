import logo from '#company/logo.svg'
import { media as words } from '#copy/media.ts'
import { formatDate } from '../../../copy/format/format-work.ts'
import { ButtonLink } from '../../../ui/components/button.tsx'
import { FactText } from '../../../ui/components/fact-text.tsx'
import { downloadIcon, Icon } from '../../../ui/components/icon.tsx'
import newspaper from '../../illustrations/newspaper.svg'
import type { NewsEntry } from '../../page-data/page-facts.ts'
import { FactList } from '../../sections/fact-list.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { Prose } from '../../sections/prose.tsx'
import { Section } from '../../sections/section.tsx'
import { VisitVideo } from '../../sections/visit-video.tsx'
import styles from './media-page.module.css'

interface MediaProps {
  /** The latest first. */
  news: readonly NewsEntry[]
}

/** For journalists: a text to quote, news, facts, the video, the logo, and whom to call. */
export default function MediaPage({ news }: MediaProps) {
  return (
    <>
      <PageHeader words={words} picture={newspaper} />
      <Section title={words.boilerplate.heading} tone="mint">
        <blockquote className={styles.quote}>
          <FactText text={words.boilerplate.text} />
        </blockquote>
      </Section>
      <Section title={words.facts.heading} lead={words.facts.intro}>
        <FactList rows={words.facts.rows} />
      </Section>
      <News entries={news} />
      <VisitVideo />
      <Prose sections={words.sections} asides={{ logo: <LogoDownload /> }} />
    </>
  )
}

/** The latest pages that editors wrote as news; nothing as long as there are none. */
const News = ({ entries }: { entries: readonly NewsEntry[] }) =>
  entries.length > 0 && (
    <Section title={words.news}>
      <ul>
        {entries.map(({ title, href, date }) => (
          <li key={href}>
            <a href={href}>{title}</a>, <time dateTime={date}>{formatDate(date)}</time>
          </li>
        ))}
      </ul>
    </Section>
  )

const LogoDownload = () => (
  <p className={styles.logo}>
    <img src={logo} width="96" height="96" alt={words.logo.alternative} loading="lazy" />
    <ButtonLink variant="secondary" href={logo} download="logo.svg">
      <Icon shape={downloadIcon} size={20} /> {words.logo.download}
    </ButtonLink>
  </p>
)
