import { marked } from 'marked'
import { builtInAnswers } from '../../copy/office/built-in-answers.ts'
import type { FaqEntry } from '../../copy/page-copy.ts'
import { isLanguage, type Language } from '../../domain/language.ts'
import { answerAddress, questionAt } from '../../domain/website/faq-question.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { cleanHtml } from '../../services/cms/clean-html.ts'
import type { PageKey } from '../../services/cms/cms-pages.ts'
import { presentKey } from '../../services/cms/move-page.ts'
import { emptyPage } from '../../services/cms/page-fields.ts'
import { readPageNow } from '../../services/cms/page-now.ts'
import type { Database } from '../../services/database/schema.ts'
import type { CmsPageTable } from '../../services/database/tables/page-tables.ts'
import type { OfficeRequest, PersonRequest } from '../gate/office-route.ts'

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

/** The time of a built-in answer, which identifies it among the versions of its page. */
export const builtInTime = '1970-01-01T00:00:00.000Z'

/**
 * A built-in answer of the FAQ as a published page, which the database does not have yet; undefined for other paths.
 */
export function builtInPage({ language, path }: PageKey): CmsPageTable | undefined {
  const question = questionAt(path)
  const topic = builtInAnswers[language].find(({ id }) => id === question?.topic)
  const entry = topic?.questions.find(({ id }) => id === question?.id)
  if (!entry) return undefined
  const markdown = inMarkdown(entry, language)
  return {
    ...emptyPage,
    language,
    path,
    title: entry.question,
    markdown,
    content: cleanHtml(marked.parse(markdown, { async: false })),
    status: 'published',
    updatedAt: builtInTime,
  }
}

function inMarkdown({ answer, links = [] }: FaqEntry, language: Language): string {
  const list = links.map(({ page, anchor, label }) => {
    const address = pathOf(page, language) + (anchor ? `#${anchor}` : '')
    return `- [${label}](${address})`
  })
  return [...answer, ...(list.length > 0 ? [list.join('\n')] : [])].join('\n\n')
}

/** The page that a request names as an editor finds it now, stored or built in; undefined if there is none. */
export async function findAsked(request: PersonRequest, database: Database) {
  const asked = keyOfRequest(request)
  if (!asked) return undefined
  const key = await presentKey(database, asked)
  const found = await readPageNow(database, key, request.now)
  if (found) return { key, ...found }
  const page = builtInPage(key)
  return page && { key, page, draft: undefined, replaced: undefined }
}
