import type { ReactNode } from 'react'
import { fill } from '../../copy/fill.ts'
import { answerFacts } from '../../domain/website/answer-facts.ts'
import { isInQuestions } from '../../domain/website/faq-question.ts'
import { longestText, type TextField, textFields } from '../../services/cms/page-fields.ts'
import { longestBody } from '../../services/cms/page-file.ts'
import type { PageDraft } from '../../services/cms/page-now.ts'
import type { PageProblem } from '../../services/cms/page-problems.ts'
import { type FieldProblems, type TypedPage, typedFrom } from '../../services/cms/typed-page.ts'
import type { CmsPageTable } from '../../services/database/tables/page-tables.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import form from '../sections/form.module.css'
import type { PageAction } from './page-actions.ts'
import { editPath } from './page-address.ts'
import styles from './page-form.module.css'
import { MomentFields, type MomentTyped } from './page-moment.tsx'
import { type AddressTyped, MoveFields, TwinFields } from './page-parts.tsx'
import type { TwinChoice } from './read-twin-choice.ts'

/** How a form went. `typed`: what was typed into one that was refused. `isKept`: it is saved, and not published. */
export interface EditNotice {
  done?: PageAction | undefined
  typed?: TypedPage | undefined
  fields?: FieldProblems
  flaws?: readonly PageProblem[]
  isKept?: true
  /** The moment that was typed into a form that was refused. */
  moment?: MomentTyped
  /** The address likewise. */
  address?: AddressTyped
  /** The counterpart that was chosen. */
  twin?: string
  stale?: true
}

export interface EditProps {
  page: CmsPageTable
  draft: PageDraft | undefined
  /** Name of who saved the draft. */
  writer: string | undefined
  /** Another person who has the page open, and since when. */
  opener: { name: string; since: Date } | undefined
  /** Public origin of the page's website. */
  origin: string
  /** The claim with which the website shows what was typed. */
  claim: string
  advice: readonly PageProblem[]
  /** The paths of pages that link to it. */
  linkedFrom: readonly string[]
  twin: TwinChoice | undefined
  notice: EditNotice
}

/** Names that are the same in every language. */
const formats = { html: 'HTML', markdown: 'Markdown' } as const

const ofPages: readonly TextField[] = ['title', 'heading', 'breadcrumb']
/** Those that are the title where they are left empty. */
const likeTitle: readonly TextField[] = ['heading', 'breadcrumb', 'metaTitle']
/** An answer of the FAQ has no page to itself, so no more is shown of it. */
const ofQuestions: readonly TextField[] = ['title']

/** For the preview's button, which is outside of the form. */
export const pageFormId = 'page-form'

/**
 * The form in which a page is written. It names the versions that its writer sees, so that none overwrites another
 * (R17.34).
 */
export function PageForm({ page, draft, linkedFrom, twin, notice }: EditProps) {
  const { typed = typedFrom(draft?.page ?? page), fields: problems = {}, flaws = [], moment, address } = notice
  const { edit, problems: sentences } = useOffice().words.pages
  const texts = (names: readonly TextField[]) =>
    names.map((name) => <TextInput key={name} name={name} typed={typed} problems={problems} />)
  const isQuestion = isInQuestions(page.path)
  const visible = isQuestion ? ofQuestions : ofPages
  const others = isQuestion ? [] : textFields.filter((name) => !visible.includes(name))
  return (
    <form id={pageFormId} method="post" action={editPath(page)} className={styles.form}>
      <input type="hidden" name="page" defaultValue={page.updatedAt} />
      <input type="hidden" name="draft" defaultValue={draft?.savedAt ?? ''} />
      {texts(visible)}
      <BodyInput typed={typed} problem={problems.body && sentences[problems.body]} />
      {isQuestion ? (
        <AnswerFactsList />
      ) : (
        <details className={`fold ${styles.more}`} open={others.some((name) => problems[name])}>
          <summary>{edit.more}</summary>
          <div>{texts(others)}</div>
        </details>
      )}
      {flaws.length > 0 && (
        <label className={form.tick}>
          <input type="checkbox" name="anyway" /> {sentences.anyway}
        </label>
      )}
      <p className={`${form.buttons} ${form.send}`}>
        <Button type="submit" name="do" value="save" variant={draft ? 'secondary' : 'primary'}>
          {edit.save}
        </Button>
        <Button type="submit" name="do" value="publish" variant={draft ? 'primary' : 'secondary'}>
          {edit.publish}
        </Button>
      </p>
      <MomentFields publishAt={draft?.publishAt ?? null} typed={moment} />
      <MoveFields page={page} typed={address} />
      {twin && <TwinFields {...twin} chosen={notice.twin ?? twin.chosen} />}
      {page.status === 'published' && (
        <Asked action="unpublish" text={edit.unpublishText} button={edit.unpublish}>
          {linkedFrom.length > 0 && (
            <p>{fill(edit.linkedFrom, { pages: linkedFrom.map((path) => `/${path}`).join(', ') })}</p>
          )}
        </Asked>
      )}
      {draft && <Asked action="discard" text={edit.discardText} button={edit.discard} />}
    </form>
  )
}

/** The facts and figures that an answer may name, folded until they are opened (decision 69). */
function AnswerFactsList() {
  const { facts, factsText, factNames } = useOffice().words.pages.questions
  return (
    <details className={`fold ${styles.more}`}>
      <summary>{facts}</summary>
      <p>{factsText}</p>
      <ul>
        {answerFacts.map((fact) => (
          <li key={fact}>
            <code>{`{${fact}}`}</code> {factNames[fact]}
          </li>
        ))}
      </ul>
    </details>
  )
}

function TextInput({ name, typed, problems }: { name: TextField; typed: TypedPage; problems: FieldProblems }) {
  const { fields, hints, problems: sentences } = useOffice().words.pages
  const problem = problems[name]
  const hint = name === 'ogImage' ? hints.ogImage : likeTitle.includes(name) ? hints.likeTitle : undefined
  return (
    <Field
      label={fields[name]}
      name={name}
      defaultValue={typed[name]}
      maxLength={longestText}
      problem={problem && sentences[problem]}
      {...(hint && { hint })}
    />
  )
}

/** The text, with buttons that write its markup; they appear with the script that they need. */
function BodyInput({ typed, problem }: { typed: TypedPage; problem: string | undefined }) {
  const { edit, fields } = useOffice().words.pages
  return (
    <>
      <fieldset className={form.options}>
        <legend>{edit.format}</legend>
        {(['html', 'markdown'] as const).map((format) => (
          <label key={format}>
            <input type="radio" name="format" value={format} defaultChecked={typed.format === format} />{' '}
            {formats[format]}
          </label>
        ))}
      </fieldset>
      <div className={styles.toolbar} role="toolbar" aria-label={edit.toolbar} data-markup-bar="" hidden>
        {(['bold', 'link', 'heading', 'list'] as const).map((mark) => (
          <Button key={mark} variant="secondary" small data-markup={mark}>
            {edit.marks[mark]}
          </Button>
        ))}
      </div>
      <Field
        label={fields.content}
        name="body"
        multiline
        rows={20}
        defaultValue={typed.body}
        maxLength={longestBody}
        problem={problem}
      />
    </>
  )
}

interface AskedProps {
  action: string
  text: string
  button: string
  children?: ReactNode
}

/** Actions that cannot be undone, in a fold. */
const Asked = ({ action, text, button, children }: AskedProps) => (
  <details className={`fold ${styles.more}`}>
    <summary>{button}</summary>
    <p>{text}</p>
    {children}
    <Button type="submit" name="do" value={action} variant="danger" small>
      {button}
    </Button>
  </details>
)
