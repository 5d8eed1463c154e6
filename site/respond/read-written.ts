import type { Logger } from 'pino'
import { type PageId, packageOf } from '../../domain/website/pages.ts'
import type { Database } from '../../services/database/schema.ts'
import { packageQuestions } from '../packages/package-questions.ts'
import type { PackagePageId } from '../page-data/package-data.ts'
import { newsOfSite, questionsOfFaq } from './follow-content.ts'
import { readNews } from './read-news.ts'
import { readTopics, type TopicsNow } from './read-topics.ts'

/** The texts of editors that a page of the table shows. */
interface Written {
  data: object
  subjects: readonly string[]
  /** When the clock alone changes it, in epoch ms; infinite for never. */
  validUntil: number
  embedOrigins: readonly string[]
}

/** The news on the page for the media, and the questions of the FAQ there and on pages of packages. */
export async function readWritten(
  services: { database: Database; log: Pick<Logger, 'error'> },
  pageId: PageId,
  now: Date,
): Promise<Written | undefined> {
  if (pageId === 'media') {
    const { news, validUntil } = await readNews(services, now)
    return { data: { news }, subjects: ['pages', newsOfSite], validUntil, embedOrigins: [] }
  }
  const isFaq = pageId === 'faq'
  if (!isFaq && packageOf(pageId) === undefined) return undefined
  const faq = await readTopics(services, now)
  return {
    data: isFaq ? { topics: faq.topics } : { questions: questionsAbout(pageId, faq) },
    subjects: ['pages', questionsOfFaq],
    validUntil: faq.validUntil,
    embedOrigins: isFaq ? faq.embedOrigins : [],
  }
}

function questionsAbout(pageId: PageId, { topics }: TopicsNow) {
  const ids: readonly string[] = Object.hasOwn(packageQuestions, pageId)
    ? packageQuestions[pageId as PackagePageId]
    : []
  return topics.flatMap(({ questions }) => questions).filter(({ id }) => ids.includes(id))
}
