import { FactParagraph } from '../../ui/components/fact-text.tsx'
import { ArrowLink } from './arrow-link.tsx'
import styles from './topic-rows.module.css'

interface TopicRowsProps {
  topics: readonly { id: string; title: string; text: string }[]
  /** Where some of them lead, by id. */
  links?: Readonly<Record<string, { to: string; label: string }>>
}

/** A list of topics, each a row: what it is, a sentence or two, and the way on. */
export const TopicRows = ({ topics, links = {} }: TopicRowsProps) => (
  <ul className={styles.topics}>
    {topics.map(({ id, title, text }) => {
      const link = links[id]
      return (
        <li key={id}>
          <h3>{title}</h3>
          <FactParagraph text={text} />
          {link && <ArrowLink {...link} />}
        </li>
      )
    })}
  </ul>
)
