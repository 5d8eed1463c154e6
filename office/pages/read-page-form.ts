import { cleanLine, cleanLines } from '../../domain/contact/form-text.ts'
import { isImageAddress, longestText, textFields } from '../../services/cms/page-fields.ts'
import { longestBody } from '../../services/cms/page-file.ts'
import type { WrittenBody } from '../../services/cms/prepare-body.ts'
import type { CmsPageTable } from '../../services/database/tables/page-tables.ts'

export type TextField = (typeof textFields)[number]

/** A page as an editor typed it. */
export type TypedPage = Record<TextField, string> & WrittenBody

/** The form's fields that cannot be stored as they are, each with the name of its sentence. */
export type FieldProblems = Partial<Record<TextField | 'body', 'titleMissing' | 'long' | 'bodyLong' | 'image'>>

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
  const texts = Object.fromEntries(textFields.map((name) => [name, page[name]]))
  const written: WrittenBody = page.markdown
    ? { format: 'markdown', body: page.markdown }
    : { format: 'html', body: page.content }
  return { ...(texts as Record<TextField, string>), ...written }
}

export function fieldProblems(typed: TypedPage): FieldProblems {
  const problems: FieldProblems = {}
  for (const name of textFields) if (typed[name].length > longestText) problems[name] = 'long'
  if (typed.title === '' || problems.title) problems.title = 'titleMissing'
  if (!problems.ogImage && !isImageAddress(typed.ogImage)) problems.ogImage = 'image'
  if (typed.body.length > longestBody) problems.body = 'bodyLong'
  return problems
}
