import { fill } from '../../copy/fill.ts'
import { builtInAnswers } from '../../copy/office/built-in-answers.ts'
import { servedLanguages } from '../../domain/company/company.ts'
import type { Language } from '../../domain/language.ts'
import type { FaqTopicId } from '../../domain/website/faq-question.ts'
import { type AddressProblem, addressSentence } from '../../services/cms/page-problems.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'

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
  const { create, newPage, questions, fields, columns, languages: names } = words.pages
  const { problems } = newPage
  const topics = builtInAnswers[language].map(({ id, heading }) => [id, fill(questions.kind, { topic: heading })])
  return (
    <OfficeLayout title={create}>
      <form method="post" action="/pages/new" className={form.form}>
        <SelectField
          label={columns.language}
          name="language"
          defaultValue={typed.language}
          names={Object.fromEntries(servedLanguages.map((site) => [site, names[site]]))}
        />
        <SelectField
          label={newPage.kind}
          name="kind"
          defaultValue={typed.kind}
          names={{ page: newPage.ownPage, news: newPage.news, ...Object.fromEntries(topics) }}
        />
        <Field
          label={fields.title}
          hint={newPage.titleHint}
          name="title"
          defaultValue={typed.title}
          problem={title && problems[title]}
        />
        <Field
          label={columns.address}
          hint={newPage.addressHint}
          name="path"
          defaultValue={typed.path}
          autoCapitalize="none"
          problem={address && addressSentence(words.pages, address)}
        />
        <Button type="submit">{newPage.button}</Button>
      </form>
    </OfficeLayout>
  )
}
