import type { Language } from '../../domain/language.ts'
import { findAddress } from '../../site/find-address.ts'

/** Longest path of an editors' page, in characters. */
const longestPath = 200
const shape = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/
/** First parts of paths at which the server itself answers. */
const ownFolders: ReadonlySet<string> = new Set(['pictures', 'share', 'healthz', 'readyz', 'metrics'])

/**
 * Whether a path can only be a file or an endpoint: a missing one is a plain 404. `.html` is not one, as old links to
 * `/index.html` are visitors who took a wrong turn.
 */
export const isNoPage = (path: string): boolean => isInOwnFolder(path) || /\.(?!html?$)[a-z0-9]{1,8}$/i.test(path)

/** Whether a path lies where the server has its files and endpoints: whoever asks, nothing there is a page. */
export const isInOwnFolder = (path: string): boolean => /^\/(?:api|assets|icons|pictures)(?:\/|$)/.test(path)

/**
 * Whether an editors' page may stand at a path (without the leading slash) as far as its spelling goes: what may not need
 * not be looked up.
 */
export const isPagePath = (path: string): boolean =>
  path.length <= longestPath &&
  shape.test(path) &&
  !ownFolders.has(path.split('/', 1)[0] ?? '') &&
  !isNoPage(`/${path}`)

/** A path as pages have it: in small letters, without slashes around it. */
export const plainPath = (path: string): string => path.toLowerCase().replace(/^\/+|(?<!\/)\/+$/g, '')

/**
 * Why no editors' page can stand at a path, as a sentence for the editor; undefined where it can.
 * @param path without the leading slash
 */
export function pathProblem(language: Language, path: string): string | undefined {
  if (!shape.test(path)) {
    return `path “${path}” may have small letters a–z, digits, - and _, and / between its parts`
  }
  if (path.length > longestPath) return `path is longer than ${longestPath} characters`
  if (!isPagePath(path)) return `path “${path}” is taken: the server itself answers there`
  const address = findAddress(`/${path}`, language)
  if ('page' in address) return `path “${path}” is taken by the site's own page “${address.page}”`
  if ('redirect' in address) return `path “${path}” is taken: it leads to ${address.redirect}`
  return undefined
}
