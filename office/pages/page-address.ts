import { isLanguage } from '../../domain/language.ts'
import { answerAddress, questionAt } from '../../domain/website/faq-question.ts'
import type { PageKey } from '../../services/cms/cms-pages.ts'
import type { OfficeRequest } from '../gate/office-route.ts'

/** The address in the office of a page of the websites. */
export const editPath = ({ language, path }: PageKey): string => `/pages/${language}/${encodeURIComponent(path)}`

/** The address of its earlier versions. */
export const versionsPath = (key: PageKey): string => `${editPath(key)}/versions`

/** The address on its website, without the origin. An answer of the FAQ is on the page of all. */
export function addressOnSite({ language, path }: PageKey): string {
  const question = questionAt(path)
  return question ? answerAddress(language, question.id) : `/${path}`
}

/** The page that a request is about; undefined for an address that none can have. */
export function keyOfRequest({ param }: Pick<OfficeRequest, 'param'>): PageKey | undefined {
  const [language, path] = [param('language'), param('path')]
  return isLanguage(language) ? { language, path } : undefined
}
