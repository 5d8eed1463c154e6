import { language } from '#copy/language.ts'
import { otherLanguage } from '../domain/language.ts'

/** A language version of a page, as search engines are told of it. */
export interface Alternate {
  hreflang: string
  href: string
}

/**
 * The language versions of a page that exists in both languages, itself among them. Visitors who read neither get English.
 * @param here its absolute address on this site, and `there` that of its counterpart on the other-language site
 */
export const alternatesOf = (here: string, there: string): readonly Alternate[] => [
  { hreflang: language, href: here },
  { hreflang: otherLanguage(language), href: there },
  { hreflang: 'x-default', href: language === 'en' ? here : there },
]
