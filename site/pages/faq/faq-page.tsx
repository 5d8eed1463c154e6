import { faq as words } from '#copy/faq/faq.ts'
import { ButtonLink } from '../../../ui/components/button.tsx'
import { Island } from '../../../ui/document/island.tsx'
import { useModule } from '../../../ui/document/page-modules.ts'
import illustration from '../../illustrations/question.svg'
import QuestionSearch from '../../islands/question-search.tsx'
import type { PriceExample, ShownTopic } from '../../page-data/package-data.ts'
import { href } from '../../page-data/page-facts.ts'
import { PageHeader } from '../../sections/page-header.tsx'
import { type Preview, PreviewNote } from '../../sections/preview-note.tsx'
import styles from './faq-page.module.css'
import { QuestionList } from './question-list.tsx'

const listId = 'questions'

interface FaqProps {
  topics: readonly ShownTopic[]
  /** The price of a deep clean; undefined without a tariff. */
  example?: PriceExample | undefined
  preview?: Preview | undefined
}

/** Questions by topic, with a search on the page (R3.9). */
export default function FaqPage({ topics, example, preview }: FaqProps) {
  useModule('name-answer')
  return (
    <>
      <PreviewNote preview={preview} />
      <PageHeader words={words} picture={illustration}>
        <Island name="question-search" component={QuestionSearch} props={{ listId }} />
      </PageHeader>
      <div id={listId} className={`wrap ${styles.list}`} data-on-click="name-answer">
        <Topics topics={topics} example={example} />
      </div>
    </>
  )
}

function Topics({ topics, example }: FaqProps) {
  const { topicsLabel, stillAsking } = words
  return (
    <>
      <nav className={styles.topics} aria-label={topicsLabel}>
        <ul>
          {topics.map(({ id, heading, questions }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {heading} <small>{questions.length}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {topics.map(({ id, heading, questions }) => (
        <section key={id} id={id}>
          <h2>{heading}</h2>
          <QuestionList questions={questions} example={example} />
        </section>
      ))}
      <section id="other" className="screen">
        <h2>{stillAsking.heading}</h2>
        <p>{stillAsking.text}</p>
        <ButtonLink href={href('customer-service')}>{stillAsking.link}</ButtonLink>
      </section>
    </>
  )
}
