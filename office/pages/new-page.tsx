import { fill } from '../../copy/fill.ts'
import { builtInAnswers } from '../../copy/office/built-in-answers.ts'
import { servedLanguages } from '../../domain/company/company.ts'
import { line, lineAs, select } from '../../domain/forms/fields.ts'
import { form, type Shown } from '../../domain/forms/form.ts'
import { faqTopicIds } from '../../domain/website/faq-question.ts'
import { longestText } from '../../services/cms/page-fields.ts'
import { pathShape, plainPath } from '../../services/cms/page-path.ts'
import { type AddressProblem, addressSentence } from '../../services/cms/page-problems.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { OfficeForm } from '../sections/office-form.tsx'

/** The kinds of a new page: an ordinary one, news, or a question of a topic of the FAQ. */
export const pageKinds = ['page', 'news', ...faqTopicIds] as const

const pathIn = (typed: string): string | undefined => {
  const path = plainPath(typed)
  return path === '' || pathShape.test(path) ? path : undefined
}

/** What a page cannot do without: its website, title and address, which comes from the title where it is left empty. */
export const newPageForm = form(
  {
    language: select(servedLanguages),
    kind: select(pageKinds),
    title: line(longestText),
    path: lineAs(pathIn, { required: false }),
  },
  { problems: ['address'] },
)

interface NewPageProps {
  of: Shown<typeof newPageForm>
  /** Why there can be no page at its address. */
  address: AddressProblem | undefined
}

export function NewPage({ of, address }: NewPageProps) {
  const { words, language } = useOffice()
  const { create, newPage, questions, fields, columns, languages } = words.pages
  const { title, shape } = newPage.problems
  const topics = builtInAnswers[language].map(({ id, heading }) => [id, fill(questions.kind, { topic: heading })])
  return (
    <OfficeLayout title={create}>
      <OfficeForm
        of={of}
        action="/pages/new"
        words={{
          labels: { language: columns.language, kind: newPage.kind, title: fields.title, path: columns.address },
          hints: { title: newPage.titleHint, path: newPage.addressHint },
          options: {
            language: languages,
            kind: { page: newPage.ownPage, news: newPage.news, ...Object.fromEntries(topics) },
          },
          problems: { title, path: shape, address: address ? addressSentence(words.pages, address) : '' },
          button: newPage.button,
        }}
        more={{ path: { autoCapitalize: 'none' } }}
        stacked
      />
    </OfficeLayout>
  )
}
