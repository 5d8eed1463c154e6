import type { Logger } from 'pino'
import { language } from '#copy/language.ts'
import { questionFolder } from '../../domain/website/faq-question.ts'
import { newsFolders } from '../../domain/website/news-page.ts'
import type { Database } from '../../services/database/schema.ts'
import { watchContent } from '../../services/database/watch-changes.ts'
import type { Estimator } from '../../services/estimates/estimator.ts'
import { planTariffs } from '../../services/estimates/tariff-versions.ts'
import type { KnownMisses } from './known-misses.ts'
import type { PageCache } from './page-cache.ts'

/** The subjects of pages of the table that show questions of the FAQ, or the list of news. */
export const questionsOfFaq = 'questions'
export const newsOfSite = 'news'

const listed = [
  [questionFolder, questionsOfFaq],
  [newsFolders[language], newsOfSite],
] as const

/** The subject of a cached response that any change of content makes stale. */
export const anyContent = 'any content'

/**
 * Drops cached pages and known misses of this process when any process changes content, and takes over tariffs, within
 * a second. Call it before the first page is rendered.
 * @returns a function that stops it
 */
export async function followChanges(services: {
  database: Database
  log: Logger
  pageCache: PageCache
  knownMisses: KnownMisses
  estimator: Estimator | undefined
}): Promise<() => void> {
  const { estimator, pageCache } = services
  const stop = await watchContent({
    ...services,
    async onChange(subject) {
      // No page shows what the office works on.
      if (subject === 'leads' || subject === 'visits' || subject === 'sessions') return
      if (subject === 'tariffs') {
        await planTariffs(services.database, estimator)
        // Most pages show figures of the tariff, and all of those its sample mark.
        return pageCache.clear()
      }
      pageCache.drop(subject)
      for (const [folder, list] of listed) if (subject.startsWith(`page:${language}:${folder}`)) pageCache.drop(list)
      pageCache.drop(anyContent)
      if (subject !== 'reviews') services.knownMisses.forget()
    },
  })
  await planTariffs(services.database, estimator)
  return stop
}
