import type { Services } from '../services.ts'
import { watchContent } from './watch-content.ts'

/** The subject of a cached response that any change of content makes stale. */
export const anyContent = 'any content'

/**
 * Keeps what this process remembers true: pages made of content that changes anywhere are rendered again within a second, and
 * a path that was empty is looked up again. Has to begin before the first page is rendered.
 * @returns stops following
 */
export const followChanges = ({ database, log, pageCache, ratings, knownMisses }: Services): Promise<() => void> =>
  watchContent({
    database,
    log,
    onChange(subject) {
      pageCache.drop(subject)
      pageCache.drop(anyContent)
      if (subject === 'reviews') ratings.forget()
      else knownMisses.forget()
    },
  })
