import { type Language, otherLanguage } from '../../domain/language.ts'
import { answerAddress, questionAt } from '../../domain/website/faq-question.ts'
import { decodePath, findAddress } from '../../domain/website/find-address.ts'
import { isNoPage } from './page-path.ts'
import { pictureFolder } from './pictures.ts'

/** A link as written: its address, and the words by which an editor finds it. */
export interface PageLink {
  href: string
  text: string
}

/** The target of a link on a CMS page: fine without a look-up, on another site, an anchor, a CMS page, or a mistake. */
export type LinkTarget =
  | { kind: 'fine' | 'foreign' }
  | { kind: 'anchor'; id: string }
  | { kind: 'page'; language: Language; path: string; id: string }
  | { kind: 'moved'; to: string }
  | { kind: 'broken'; why: 'noSlash' | 'noAddress' | 'noFile' }

/** The base of relative addresses; only their paths matter. */
const anywhere = 'https://site.invalid'

/**
 * Determines the target of a link. Addresses of other sites are not checked; those of both our sites are.
 * @param href as written by the editor
 * @param language the site of the page with the link
 * @param origins public origins of both sites, without a slash at the end
 */
export function linkTarget(href: string, language: Language, origins: Record<Language, string>): LinkTarget {
  if (href.startsWith('#')) return /^#(?:top)?$/.test(href) ? { kind: 'fine' } : { kind: 'anchor', id: href.slice(1) }
  if (/^(?:mailto|tel):/i.test(href)) return { kind: 'fine' }
  const site = siteOf(href, language, origins)
  if (site === 'foreign') return { kind: 'foreign' }
  if (site === undefined) return { kind: 'broken', why: 'noSlash' }
  const url = URL.canParse(href, anywhere) ? new URL(href, anywhere) : undefined
  const path = url && decodePath(url.pathname)
  if (!url || !path) return { kind: 'broken', why: 'noAddress' }
  const address = findAddress(path, site)
  if ('page' in address) return { kind: 'fine' }
  if ('redirect' in address) return { kind: 'moved', to: address.redirect }
  if (path.startsWith(pictureFolder)) return { kind: 'fine' }
  const question = questionAt(address.unknown.slice(1))
  if (question) return { kind: 'moved', to: answerAddress(site, question.id) }
  if (isNoPage(path)) return { kind: 'broken', why: 'noFile' }
  if (address.unknown !== path) return { kind: 'moved', to: address.unknown }
  return { kind: 'page', language: site, path: path.slice(1), id: url.hash.slice(1) }
}

function siteOf(href: string, language: Language, origins: Record<Language, string>): Language | 'foreign' | undefined {
  if (/^\/(?![/\\])/.test(href)) return language
  if (!/^https?:/i.test(href)) return undefined
  const origin = URL.canParse(href) ? new URL(href).origin : ''
  return [language, otherLanguage(language)].find((site) => origin === origins[site]) ?? 'foreign'
}
