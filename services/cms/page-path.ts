import type { Language } from '../../domain/language.ts'
import { isInQuestions, questionAt } from '../../domain/website/faq-question.ts'
import { findAddress } from '../../domain/website/find-address.ts'

/** The longest path of a CMS page, in characters. */
const longestPath = 200
/** The characters of a CMS page's path. */
export const pathShape = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/
/** The first segments of the server's own paths. */
const ownFolders: ReadonlySet<string> = new Set(['pictures', 'preview', 'share', 'healthz', 'readyz', 'metrics'])

/**
 * Whether a path can only be a file or an endpoint, so that a missing one is a plain 404. `.html` is a page, because
 * visitors still follow old links to `/index.html`.
 */
export const isNoPage = (path: string): boolean => isInOwnFolder(path) || /\.(?!html?$)[a-z0-9]{1,8}$/i.test(path)

/** Whether a path is in one of the server's folders of files and endpoints, which contain no pages. */
export const isInOwnFolder = (path: string): boolean => /^\/(?:api|assets|icons|pictures)(?:\/|$)/.test(path)

/** Whether a path (without the leading slash) is well-formed for a CMS page. Others need no database look-up. */
export const isPagePath = (path: string): boolean =>
  path.length <= longestPath &&
  pathShape.test(path) &&
  !ownFolders.has(path.split('/', 1)[0] ?? '') &&
  !isNoPage(`/${path}`)

/** A path in the form of CMS pages: in lower case, without slashes around it. */
export const plainPath = (path: string): string => path.toLowerCase().replace(/^\/+|(?<!\/)\/+$/g, '')

/**
 * Why a CMS page cannot have a path. `by`: the site's own page that has it, or where it leads. `question`: it is in the
 * folder of the FAQ, and no question can have it.
 */
export type PathProblem = { kind: 'shape' | 'long' | 'server' | 'question' } | { kind: 'ownPage' | 'moved'; by: string }

/**
 * Why a CMS page cannot have a path; undefined if it can.
 * @param path without the leading slash
 */
export function pathProblem(language: Language, path: string): PathProblem | undefined {
  if (!pathShape.test(path)) return { kind: 'shape' }
  if (path.length > longestPath) return { kind: 'long' }
  if (!isPagePath(path)) return { kind: 'server' }
  if (isInQuestions(path) && !questionAt(path)) return { kind: 'question' }
  const address = findAddress(`/${path}`, language)
  if ('page' in address) return { kind: 'ownPage', by: address.page }
  if ('redirect' in address) return { kind: 'moved', by: address.redirect }
  return undefined
}
