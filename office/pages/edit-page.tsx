import { fill } from '../../copy/fill.ts'
import { clockTime } from '../../copy/format/clock-time.ts'
import { isInQuestions } from '../../domain/website/faq-question.ts'
import { type PageProblem, problemSentence } from '../../services/cms/page-problems.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import facts from '../sections/facts.module.css'
import { Fact } from '../sections/facts.tsx'
import { Saved } from '../sections/office-form.tsx'
import styles from './edit-page.module.css'
import { addressOnSite, builtInTime, versionsPath } from './page-address.ts'
import { type EditProps, PageForm } from './page-form.tsx'
import { GoesLive } from './page-moment.tsx'
import { PagePreview } from './page-preview.tsx'
import problemStyles from './page-problems.module.css'
import { StalePage } from './stale-page.tsx'

/** A page of a website with all that can be done about it. */
export function EditPage(props: EditProps) {
  const { page, draft, writer, opener, origin, advice, notice } = props
  const words = useOffice().words.pages
  const { edit, problems } = words
  const { done, typed, fields = {}, flaws = [], moment, address, stale } = notice
  const written = draft?.page ?? page
  const isRefused =
    Object.keys(fields).length > 0 || flaws.length > 0 || (moment?.problem ?? address?.problem) !== undefined
  return (
    <OfficeLayout title={written.title}>
      <Saved text={done && edit.done[done]} />
      {stale && typed && <StalePage page={page} draft={draft} writer={writer} typed={typed} />}
      {isRefused && <PageProblems title={problems[notice.isKept ? 'kept' : 'title']} problems={flaws} alert />}
      {!stale && draft && draft.page.updatedAt !== page.updatedAt && <p role="status">{edit.changedSince}</p>}
      {opener && <p role="status">{fill(edit.openedBy, { name: opener.name, time: clockTime(opener.since) })}</p>}
      {advice.length > 0 && <PageProblems title={problems.advice} problems={advice} />}
      <Facts page={page} draft={draft} writer={writer} origin={origin} />
      <p className={styles.versions}>
        <a href={versionsPath(page)}>{words.versions.link}</a>
        {isInQuestions(page.path) && (
          <>
            {' '}
            · <a href={`/pages/questions?language=${page.language}`}>{words.questions.title}</a>
          </>
        )}
      </p>
      <div className={styles.sides}>
        <PageForm {...props} />
        <PagePreview {...props} />
      </div>
    </OfficeLayout>
  )
}

function Facts({ page, draft, writer, origin }: Pick<EditProps, 'page' | 'draft' | 'writer' | 'origin'>) {
  const { words, formatTime } = useOffice()
  const { edit, columns, states, languages } = words.pages
  const isPublished = page.status === 'published'
  const publishedAt =
    page.updatedAt === builtInTime ? words.pages.questions.builtIn : formatTime(new Date(page.updatedAt))
  const address = origin + addressOnSite(page)
  return (
    <details className="fold">
      <summary>
        {draft?.publishAt ? (
          <GoesLive at={draft.publishAt} />
        ) : isPublished ? (
          states[draft ? 'changed' : 'published']
        ) : (
          states.draft
        )}{' '}
        · /{page.path}
      </summary>
      <dl className={facts.facts} aria-label={edit.about}>
        <Fact name={edit.website}>{languages[page.language]}</Fact>
        <Fact name={columns.address}>{isPublished ? <a href={address}>{address}</a> : address}</Fact>
        <Fact name={edit.published}>{isPublished ? publishedAt : edit.never}</Fact>
        {draft && (
          <Fact name={states.draft}>
            {fill(edit.draftBy, { name: writer ?? '?', date: formatTime(new Date(draft.savedAt)) })}
          </Fact>
        )}
      </dl>
    </details>
  )
}

interface PageProblemsProps {
  title: string
  problems: readonly PageProblem[]
  /** Whether they keep the page from being saved. */
  alert?: boolean
}

/** The problems of a page's text, in words. */
function PageProblems({ title, problems, alert }: PageProblemsProps) {
  const words = useOffice().words.pages
  const sentences = [...new Set(problems.map((problem) => problemSentence(words, problem)))]
  return (
    <div
      className={alert ? `${problemStyles.problems} ${problemStyles.alert}` : problemStyles.problems}
      role={alert ? 'alert' : undefined}
    >
      <p className={problemStyles.title}>{title}</p>
      {sentences.length > 0 && (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
