import { FactParagraph } from '../../ui/components/fact-text.tsx'
import { ArrowLink } from './arrow-link.tsx'
import styles from './topic-rows.module.css'

interface TopicRowsProps {
  /** `link`: where the topic leads. */
  topics: readonly { title: string; text: string; link?: { to: string; label: string } }[]
}

/** A list of topics, each a row: what it is, a sentence or two, and the way on. */
export const TopicRows = ({ topics }: TopicRowsProps) => (
  <ul className={styles.topics}>
    {topics.map(({ title, text, link }) => (
      <li key={title}>
        <h3>{title}</h3>
        <FactParagraph text={text} />
        {link && <ArrowLink {...link} />}
      </li>
    ))}
  </ul>
)
