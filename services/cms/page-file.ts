import { marked } from 'marked'
import { stringify } from 'yaml'
import { isLanguage } from '../../domain/language.ts'
import type { CmsPageTable } from '../database/tables/page-tables.ts'
import { fieldProblems, type TextField, textFields } from './page-fields.ts'
import { plainPath } from './page-path.ts'
import { type PageSource, type Problem, readPageSource } from './page-source.ts'

/**
 * The content of a page file. `content` is the editor's HTML, not sanitized yet; `markdown` is empty in an HTML file.
 */
export interface PageFile extends Omit<CmsPageTable, 'status' | 'updatedAt'> {
  /** Undefined if the file has none: a new page is published, an existing one keeps its status. */
  status: CmsPageTable['status'] | undefined
  /** The last change of the page, as written by an export. */
  updatedAt: string | undefined
}

/** The longest body, in characters. */
export const longestBody = 300_000

/**
 * Reads one page file: front matter with the fields of R10.1, then a body in HTML or Markdown (R10.3).
 * @param format which of the two the body is
 * @returns the page, unless it has errors, and the problems for its editor
 */
export function readPageFile(file: string, format: 'html' | 'md') {
  const source = readPageSource(file)
  const { body } = source
  const problems = [...source.problems]
  const isReadable = () => problems.every(({ severity }) => severity !== 'error')
  if (isReadable()) problems.push(...fieldProblems(source), ...pathFlaws(source))
  if (body.length > longestBody) {
    problems.push({
      severity: 'error',
      line: source.lineOf(''),
      message: `the body is longer than ${longestBody} characters`,
    })
  }
  const value = (name: string) => source.fields.get(name)?.value.trim() ?? ''
  const language = value('language')
  if (!isReadable() || !isLanguage(language)) return { page: undefined, problems, source }
  const page: PageFile = {
    language,
    path: plainPath(value('path')),
    ...(Object.fromEntries(textFields.map((name) => [name, value(name)])) as Record<TextField, string>),
    content: format === 'md' ? marked.parse(body, { async: false }) : body,
    markdown: format === 'md' ? body.replace(/^\n+/, '').trimEnd() : '',
    status: statusOf(value('status')),
    updatedAt: value('updatedAt') || undefined,
  }
  return { page, problems, source }
}

/** A path with capitals or slashes around it also reaches the page, because the server redirects there. */
function pathFlaws({ fields, lineOfField }: PageSource): Problem[] {
  const path = fields.get('path')?.value.trim() ?? ''
  if (path === plainPath(path)) return []
  return [{ severity: 'flaw', line: lineOfField('path'), message: `the path “${path}” becomes “${plainPath(path)}”` }]
}

const statusOf = (text: string) => (text === 'draft' || text === 'published' ? text : undefined)

/** Writes a page as a file that reads back as the same page, with the Markdown that it was written in. */
export function writePageFile(page: CmsPageTable): string {
  const names = ['language', 'path', ...textFields] as const
  const lines = names.filter((name) => page[name] !== '').map((name) => line(name, page[name]))
  // Without a status, an import publishes a new page and keeps the status of an existing one.
  if (page.status === 'draft') lines.push(line('status', 'draft'))
  lines.push(line('updatedAt', page.updatedAt))
  return `---\n${lines.join('')}---\n\n${page.markdown || page.content}\n`
}

const line = (name: string, value: string) => `${name}: ${stringify(value, { lineWidth: 0 })}`
