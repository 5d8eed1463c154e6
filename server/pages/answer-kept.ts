import { indexing } from '../discovery/indexing.ts'
import type { AppEnvironment } from '../http/request-log.ts'
import { timingOfHit } from '../http/server-timing.ts'
import type { Services } from '../services.ts'
import { respondWith } from './respond.ts'

/** The path and query of an absolute address, as they stand there. */
const targetOf = (url: string): string => url.slice(url.indexOf('/', 'https://'.length))

/**
 * Answers at once where the page that is asked for is kept in its best form: before any route is looked up, and without
 * waiting for anything. An address with a query or an escape is no key of the cache, so that it takes the long way, as does all
 * else for which this gives undefined.
 */
export function answerKept({ pageCache, settings }: Pick<Services, 'pageCache' | 'settings'>) {
  const isIndexed = indexing(settings)
  return (request: Request, environment: AppEnvironment['Bindings']): Response | undefined => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const page = pageCache.get(targetOf(request.url))
    if (!page?.improved || !isIndexed(request.url)) return undefined
    environment.cache = 'hit'
    return respondWith(page, request, { 'X-Request-Id': environment.requestId, 'Server-Timing': timingOfHit })
  }
}
