import { fill } from '../../copy/fill.ts'
import { builtInAnswers } from '../../copy/office/built-in-answers.ts'
import { type Language, languages } from '../../domain/language.ts'
import type { FaqTopicId } from '../../domain/website/faq-question.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'
import type { AddressProblem } from './address-problem.ts'

/** The kind of a new page: an ordinary one, news, or a question of a topic of the FAQ. */
export type PageKind = 'page' | 'news' | FaqTopicId

/** Why there is no new page. */
interface NewPageProblems {
  title?: 'title'
  address?: AddressProblem
}

interface NewPageProps {
  typed: { title: string; path: string; kind: PageKind; language: Language }
  problems: NewPageProblems
}

/** Asks for what a page cannot do without: its website, title and address. */
export function NewPage({ typed, problems: { title, address } }: NewPageProps) {
  const { words, language } = useOffice()
  const { newPage, questions, fields, columns, languages: names } = words.pages
  const { problems } = newPage
  return (
    <OfficeLayout title={newPage.title}>
      <form method="post" action="/pages/new" className={form.form}>
        <label className={form.choice}>
          {columns.language}
          <select name="language" defaultValue={typed.language}>
            {languages.map((one) => (
              <option key={one} value={one}>
                {names[one]}
              </option>
            ))}
          </select>
        </label>
        <label className={form.choice}>
          {newPage.kind}
          <select name="kind" defaultValue={typed.kind}>
            <option value="page">{newPage.ownPage}</option>
            <option value="news">{newPage.news}</option>
            {builtInAnswers[language].map(({ id, heading }) => (
              <option key={id} value={id}>
                {fill(questions.kind, { topic: heading })}
              </option>
            ))}
          </select>
        </label>
        <Field
          label={fields.title}
          hint={newPage.titleHint}
          name="title"
          defaultValue={typed.title}
          problem={title && problems[title]}
        />
        <Field
          label={newPage.address}
          hint={newPage.addressHint}
          name="path"
          defaultValue={typed.path}
          autoCapitalize="none"
          problem={
            address && (address.kind === 'moved' ? fill(problems.moved, { by: address.by }) : problems[address.kind])
          }
        />
        <Button type="submit">{newPage.button}</Button>
      </form>
    </OfficeLayout>
  )
}
