import { builtInAnswers } from '../../copy/office/built-in-answers.ts'
import { servedLanguages } from '../../domain/company/company.ts'
import { isLanguage, type Language } from '../../domain/language.ts'
import { questionAt, questionFolder, questionPath } from '../../domain/website/faq-question.ts'
import { readFolderNow } from '../../services/cms/page-now.ts'
import type { Database } from '../../services/database/schema.ts'
import { servedLanguage } from '../../services/settings/served-language.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import type { PersonAnswer } from '../gate/office-route.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { Table } from '../sections/table.tsx'
import { editPath } from './page-address.ts'
import styles from './page-form.module.css'
import { GoesLive } from './page-moment.tsx'
import { type PageState, stateOf } from './search-pages.ts'

interface QuestionsProps {
  /** The website whose questions are listed, by its language. */
  website: Language
  topics: readonly ListedTopic[]
}

/** The questions of the FAQ that editors change, add and take off. */
function QuestionsPage({ website, topics }: QuestionsProps) {
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

/** `GET /pages/questions?language=nl`: the questions of the FAQ of a website, built in and written (decision 69). */
export const showQuestions: PersonAnswer = async ({ show, query, language, now }, { database, settings }) => {
  const asked = query.get('language') ?? ''
  const website = servedLanguage(settings, isLanguage(asked) ? asked : language)
  return show(QuestionsPage, { website, topics: await listQuestions(database, website, now) })
}

/** A question in the list of editors. */
interface ListedQuestion {
  path: string
  question: string
  /** `builtIn`: no editor has changed it. */
  state: PageState | 'builtIn'
  publishAt: string | null
}

/** The questions of a topic, with its heading on the website. */
type ListedTopic = Awaited<ReturnType<typeof listQuestions>>[number]

/** All questions of the FAQ of a website by topic, in the order of the website. */
async function listQuestions(database: Database, language: Language, now: Date) {
  const pages = await readFolderNow(database, { language, folder: questionFolder }, now)
  const stored = new Map(
    pages.map(({ page, draft }): [string, ListedQuestion] => {
      const publishAt = draft?.publishAt ?? null
      const state = stateOf(page.status, draft?.savedAt ?? null, publishAt)
      return [page.path, { path: page.path, question: (draft?.page ?? page).title, state, publishAt }]
    }),
  )
  const moved = await database.selectFrom('pageRedirect').select('path').where('language', '=', language).execute()
  const gone = new Set(moved.map(({ path }) => path))
  return builtInAnswers[language].map(({ id: topic, heading, questions }) => {
    const builtIn = questions.map(({ id, question }) => ({ path: questionPath({ topic, id }), question }))
    const kept = builtIn.flatMap(({ path, question }): ListedQuestion[] => {
      const row = stored.get(path)
      if (row) return [row]
      return gone.has(path) ? [] : [{ path, question, state: 'builtIn', publishAt: null }]
    })
    const own = new Set(builtIn.map(({ path }) => path))
    const added = [...stored.values()].filter(({ path }) => questionAt(path)?.topic === topic && !own.has(path))
    return { id: topic, heading, questions: [...kept, ...added] }
  })
}
