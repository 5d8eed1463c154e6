import { pages as words } from '../../copy/office/en/pages.ts'
import { isLanguage } from '../../domain/language.ts'
import { pathProblem, plainPath } from './page-path.ts'
import { addressSentence } from './page-problems.ts'
import type { PageSource, Problem } from './page-source.ts'
import { pictureFolder } from './pictures.ts'

const metaFields = ['metaTitle', 'metaDescription', 'metaKeywords'] as const
const shareFields = ['ogTitle', 'ogDescription', 'ogImage'] as const
/** The texts of a CMS page beside its body, in the order of a page file (R10.1). */
export const textFields = ['title', 'breadcrumb', 'heading', ...metaFields, ...shareFields] as const
export type TextField = (typeof textFields)[number]

/** What is written of a new page beside its key and title. */
export const emptyPage = {
  ...(Object.fromEntries(textFields.map((name) => [name, ''])) as Record<TextField, string>),
  content: '',
  markdown: '',
  status: 'draft' as const,
}

/** All that is written of a page. */
export const storedFields = [...textFields, 'content', 'markdown', 'status'] as const
const fieldNames: readonly string[] = ['language', 'path', ...textFields, 'status', 'updatedAt']

/** The longest text beside the body, in characters. */
export const longestText = 500
// biome-ignore lint/suspicious/noControlCharactersInRegex: a heading or an attribute must not contain them
const controlCharacters = /[\u0000-\u001f\u007f]/
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** The problems of a page file's fields, each an error with its line. */
export function fieldProblems({ fields, lineOfField }: PageSource): Problem[] {
  const problems: Problem[] = []
  const complain = (name: string, message: string) =>
    problems.push({ severity: 'error', line: lineOfField(name), message })
  const value = (name: string) => fields.get(name)?.value.trim() ?? ''

  for (const name of fields.keys()) {
    if (!fieldNames.includes(name)) complain(name, `unknown field “${name}”; known are ${fieldNames.join(', ')}`)
    else if (value(name).length > longestText) complain(name, `${name} is longer than ${longestText} characters`)
    else if (controlCharacters.test(value(name))) complain(name, `${name} has to stand on one line`)
  }
  const language = value('language')
  if (!language) complain('language', 'language is missing')
  else if (!isLanguage(language)) complain('language', `language “${language}” has to be en or nl`)
  const path = plainPath(value('path'))
  const taken = isLanguage(language) && path ? pathProblem(language, path) : undefined
  if (!path) complain('path', 'path is missing')
  else if (taken) complain('path', `path “${path}”: ${addressSentence(words, taken)}`)
  if (!value('title')) complain('title', 'title is missing')
  if (!/^(?:draft|published)?$/.test(value('status'))) complain('status', 'status has to be draft or published')
  if (!isInstant(value('updatedAt'))) {
    complain('updatedAt', 'updatedAt has to be a time such as 2026-11-21T10:00:00.000Z')
  }
  if (!isImageAddress(value('ogImage'))) {
    complain('ogImage', 'ogImage has to be one of our pictures (/pictures/…) or an address that begins with https://')
  }
  return problems
}

const isInstant = (text: string) => text === '' || (instant.test(text) && !Number.isNaN(Date.parse(text)))

/** Whether a text is the address of one of our pictures or of one at another site; empty for none. */
export const isImageAddress = (text: string) =>
  text === '' || text.startsWith(pictureFolder) || (text.startsWith('https://') && URL.canParse(text))
