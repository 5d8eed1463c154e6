import { useEffect, useState } from 'react'
import { faq as words } from '#copy/faq.ts'
import type { FaqEntry } from '../../copy/page-copy.ts'
import illustration from '../illustrations/question.svg'
import { href } from '../links.ts'
import { Callout } from '../sections/callout.tsx'
import { holds } from '../sections/find-questions.ts'
import { PageHeader } from '../sections/page-header.tsx'
import { HeadedPart } from '../sections/prose.tsx'
import { QuestionList } from '../sections/question-list.tsx'
import { QuestionSearch } from '../sections/question-search.tsx'
import { ButtonLink } from '../ui/button.tsx'
import styles from './faq.module.css'

const { topics, stillAsking } = words

/** Opens the answer that the address names, for browsers that do not do it themselves. */
function openNamedAnswer(): void {
  const answer = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const question = answer?.closest('details')
  if (!question || question.open) return
  question.open = true
  answer?.scrollIntoView()
}

/** Questions by topic, with a search within the page. */
export default function FaqPage() {
  const [query, setQuery] = useState('')
  const isFound = (entry: FaqEntry) => holds(entry, query)
  const count = topics.flatMap(({ questions }) => questions).filter(isFound).length

  useEffect(() => {
    openNamedAnswer()
    addEventListener('hashchange', openNamedAnswer)
    return () => removeEventListener('hashchange', openNamedAnswer)
  }, [])

  return (
    <>
      <PageHeader title={words.title} lead={words.lead} picture={illustration}>
        <QuestionSearch query={query} count={count} onSearch={setQuery} />
      </PageHeader>
      <div className="wrap">
        <nav className={styles.topics} aria-label={words.topicsLabel} hidden={query.trim() !== ''}>
          <ul>
            {topics.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        {topics.map(({ id, heading, questions }) => (
          <HeadedPart key={id} id={id} heading={heading} hidden={!questions.some(isFound)}>
            <QuestionList questions={questions} isFound={isFound} />
          </HeadedPart>
        ))}
        <div className={styles.end}>
          <Callout heading={stillAsking.heading} text={stillAsking.text} tone="mint">
            <ButtonLink href={href('customer-service')}>{stillAsking.link}</ButtonLink>
          </Callout>
        </div>
      </div>
    </>
  )
}
