import { servedLanguages } from '../../domain/company/company.ts'
import type { Language } from '../../domain/language.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { Table } from '../sections/table.tsx'
import type { ListedQuestion, ListedTopic } from './list-questions.ts'
import { editPath } from './page-address.ts'
import styles from './page-form.module.css'
import { GoesLive } from './page-moment.tsx'

interface QuestionsProps {
  /** The website whose questions are listed, by its language. */
  website: Language
  topics: readonly ListedTopic[]
}

/** The questions of the FAQ that editors change, add and take off. */
export function QuestionsPage({ website, topics }: QuestionsProps) {
  const { questions: words, languages: names, columns, versions } = useOffice().words.pages
  return (
    <OfficeLayout title={words.title}>
      <p>{words.text}</p>
      <p className={styles.actions}>
        <ButtonLink href={`/pages/new?language=${website}&kind=ordering`}>{words.create}</ButtonLink>{' '}
        {servedLanguages
          .filter((one) => one !== website)
          .map((one) => (
            <ButtonLink key={one} variant="secondary" href={`/pages/questions?language=${one}`}>
              {words.other[one]}
            </ButtonLink>
          ))}
      </p>
      <p>
        {columns.language}: {names[website]}
      </p>
      {topics.map(({ id, heading, questions }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} lang={website}>
            {heading}
          </h2>
          <Table columns={[words.question, columns.state]} asCards>
            {questions.map((question) => (
              <tr key={question.path}>
                <th scope="row" lang={website}>
                  <a href={editPath({ language: website, path: question.path })}>{question.question}</a>
                </th>
                <td data-label={columns.state}>
                  <State question={question} />
                </td>
              </tr>
            ))}
          </Table>
        </section>
      ))}
      <p>
        <a href="/pages">{versions.toList}</a>
      </p>
    </OfficeLayout>
  )
}

function State({ question: { state, publishAt } }: { question: ListedQuestion }) {
  const { questions: words, states } = useOffice().words.pages
  if (publishAt) return <GoesLive at={publishAt} />
  return state === 'builtIn' ? words.builtIn : states[state]
}
