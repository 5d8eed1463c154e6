import { fill } from '../../copy/fill.ts'
import { type Language, languages } from '../../domain/language.ts'
import type { PathProblem } from '../../services/cms/page-path.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'

/** Why there is no new page. */
export interface NewPageProblems {
  title?: 'title'
  address?: PathProblem | { kind: 'none' | 'exists' }
}

interface NewPageProps {
  typed: { title: string; path: string; language: Language }
  problems: NewPageProblems
}

/** Asks for what a page cannot do without: its website, title and address. */
export function NewPage({ typed, problems: { title, address } }: NewPageProps) {
  const { newPage, fields, columns, languages: names } = useOffice().words.pages
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
        <Field label={fields.title} name="title" defaultValue={typed.title} problem={title && problems[title]} />
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
