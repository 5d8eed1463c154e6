import type { Language } from '../language.ts'

/** Where news is among the CMS pages of each website. */
export const newsFolders: Readonly<Record<Language, string>> = { en: 'news/', nl: 'nieuws/' }

/**
 * The path of news.
 * @param date 'YYYY-MM-DD'
 * @param name a part of an address
 */
export const newsPath = (language: Language, date: string, name: string): string =>
  `${newsFolders[language]}${date}-${name}`

/** The date of news ('YYYY-MM-DD'), which its path begins with; undefined for a page that is not news. */
export function newsDate({ language, path }: { language: Language; path: string }): string | undefined {
  if (!path.startsWith(newsFolders[language])) return undefined
  const date = /^\w+\/(\d{4}-\d\d-\d\d)-[^/]+$/.exec(path)?.[1]
  return date && !Number.isNaN(Date.parse(date)) ? date : undefined
}
