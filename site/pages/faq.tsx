import { useEffect, useRef } from 'react'
import { faq as words } from '#copy/faq/faq.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ServerPart } from '../../ui/server-part.tsx'
import illustration from '../illustrations/question.svg'
import { href } from '../links.ts'
import { Callout } from '../sections/callout.tsx'
import { PageHeader } from '../sections/page-header.tsx'
import { HeadedPart } from '../sections/prose.tsx'
import { QuestionList } from '../sections/question-list.tsx'
import { QuestionSearch } from '../sections/question-search.tsx'
import styles from './faq.module.css'

/** Questions by topic, with a search within the page. */
export default function FaqPage() {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    addEventListener('hashchange', openNamedAnswer)
    return () => removeEventListener('hashchange', openNamedAnswer)
  }, [])

  return (
    <>
      <PageHeader words={import.meta.env.SSR && words} picture={illustration}>
        <QuestionSearch list={list} />
      </PageHeader>
      <div ref={list} className="wrap">
        <ServerPart kept={['faq']}>{import.meta.env.SSR && <Topics />}</ServerPart>
      </div>
    </>
  )
}

/** Opens the answer that the address names, for browsers that do not do it themselves. */
function openNamedAnswer(): void {
  const answer = document.querySelector(':target')
  const question = answer?.closest('details')
  if (!question || question.open) return
  question.open = true
  answer?.scrollIntoView()
}

function Topics() {
  const { topics, topicsLabel, stillAsking } = words
  return (
    <>
      <nav className={styles.topics} aria-label={topicsLabel}>
        <ul>
          {topics.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      {topics.map(({ id, heading, questions }) => (
        <HeadedPart key={id} id={id} heading={heading}>
          <QuestionList questions={questions} />
        </HeadedPart>
      ))}
      <div className={styles.end}>
        <Callout heading={stillAsking.heading} text={stillAsking.text} tone="mint">
          <ButtonLink href={href('customer-service')}>{stillAsking.link}</ButtonLink>
        </Callout>
      </div>
    </>
  )
}
