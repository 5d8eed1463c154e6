import { cleanLine, cleanLines } from '../../domain/contact/form-text.ts'
import type { CmsPageTable } from '../database/tables/page-tables.ts'
import { isImageAddress, longestText, type TextField, textFields } from './page-fields.ts'
import { longestBody } from './page-file.ts'
import type { PreparedBody, WrittenBody } from './prepare-body.ts'

/** The most bytes: a page with its longest body, or all facts of a company, as browsers write what they send. */
export const largestPage = 1024 * 1024

export type TypedPage = Record<TextField, string> & WrittenBody

/** The form's fields that cannot be stored as they are, each with the name of its sentence. */
export type FieldProblems = Partial<Record<TextField | 'body', 'titleMissing' | 'long' | 'bodyLong' | 'image'>>

const textsOf = (page: Record<TextField, string>) =>
  Object.fromEntries(textFields.map((name) => [name, page[name]])) as Record<TextField, string>

/** Reads the form of a page. */
export function readPageForm(form: URLSearchParams): TypedPage {
  const texts = Object.fromEntries(textFields.map((name) => [name, cleanLine(form.get(name) ?? '')]))
  return {
    ...(texts as Record<TextField, string>),
    format: form.get('format') === 'markdown' ? 'markdown' : 'html',
    body: cleanLines(form.get('body') ?? ''),
  }
}

/** A stored page as its form shows it: in Markdown if it was written so. */
export function typedFrom(page: CmsPageTable): TypedPage {
  const written: WrittenBody = page.markdown
    ? { format: 'markdown', body: page.markdown }
    : { format: 'html', body: page.content }
  return { ...textsOf(page), ...written }
}

/** What is stored of a typed page, with its prepared body. */
export const storedTexts = (typed: TypedPage, { content, markdown }: PreparedBody) => ({
  ...textsOf(typed),
  content,
  markdown,
})

export function fieldProblems(typed: TypedPage): FieldProblems {
  const problems: FieldProblems = {}
  for (const name of textFields) if (typed[name].length > longestText) problems[name] = 'long'
  if (typed.title === '' || problems.title) problems.title = 'titleMissing'
  if (!problems.ogImage && !isImageAddress(typed.ogImage)) problems.ogImage = 'image'
  if (typed.body.length > longestBody) problems.body = 'bodyLong'
  return problems
}
