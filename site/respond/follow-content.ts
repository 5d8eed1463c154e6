import type { Logger } from 'pino'
import type { Database } from '../../services/database/schema.ts'
import { watchContent } from '../../services/database/watch-changes.ts'
import type { KnownMisses } from './known-misses.ts'
import type { PageCache } from './page-cache.ts'

/** The subject of a cached response that any change of content makes stale. */
export const anyContent = 'any content'

/**
 * Drops cached pages and known misses of this process when any process changes content, within a second. Call it before the first page
 * is rendered.
 * @returns a function that stops it
 */
export const followChanges = (services: {
  database: Database
  log: Logger
  pageCache: PageCache
  knownMisses: KnownMisses
}): Promise<() => void> =>
  watchContent({
    ...services,
    onChange(subject) {
      // No page shows what the office works on.
      if (subject === 'leads' || subject === 'sessions') return
      services.pageCache.drop(subject)
      services.pageCache.drop(anyContent)
      if (subject !== 'reviews') services.knownMisses.forget()
    },
  })
