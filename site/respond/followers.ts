import type { Logger } from 'pino'
import { language } from '#copy/language.ts'
import { bookableDays } from '../../domain/estimate/bookable-days.ts'
import type { IsFree } from '../../domain/estimate/estimate.ts'
import { addDays, officeClock } from '../../domain/opening/office-time.ts'
import { packageIds } from '../../domain/packages/cleaning-packages.ts'
import { visitParts } from '../../domain/scheduling/visit.ts'
import { questionFolder } from '../../domain/website/faq-question.ts'
import { newsFolders } from '../../domain/website/news-page.ts'
import { repeat } from '../../services/background/repeat.ts'
import type { Database } from '../../services/database/schema.ts'
import { watchContent } from '../../services/database/watch-changes.ts'
import type { Estimator } from '../../services/estimates/estimator.ts'
import { planTariffs } from '../../services/estimates/tariff-versions.ts'
import { countFree, type FreePeople } from '../../services/scheduling/free-visits.ts'
import type { KnownMisses } from './known-misses.ts'
import type { PageCache } from './page-cache.ts'
import { exampleEstimate } from './read-estimate.ts'

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

/** How often free people are counted, in milliseconds: a date that is gone is offered that long at most. */
const capacityPause = 5000

/** The subject of cached pages that show dates. */
export const capacity = 'capacity'

interface CapacityServices {
  database: Database
  clock: () => Date
  log: Pick<Logger, 'error' | 'info'>
  estimator: Estimator
  pageCache: Pick<PageCache, 'drop'>
}

/**
 * Has the website offer only dates on which our teams have people for the home (R6.7): counts them every few seconds,
 * one query per team whatever is asked, and drops the cached pages with dates once one of those changes. While the
 * database is unavailable it keeps the last count. Call it once the roster is there, before the first page is rendered.
 * @returns a function that stops it
 * @throws the database's error if the first count fails
 */
export async function followCapacity(services: CapacityServices): Promise<() => void> {
  await offerFreeDates(services)
  return repeat(() => offerFreeDates(services), { pause: capacityPause, what: 'free dates', log: services.log })
}

/** Counts free people, offers their dates, and drops cached pages that show other dates. */
export async function offerFreeDates(services: Omit<CapacityServices, 'log'>): Promise<void> {
  const { database, clock, estimator, pageCache } = services
  const { country, teams } = estimator.tariff
  const now = clock()
  const from = officeClock(now).date
  const span = { country, from, until: addDays(from, bookableDays) }
  const counts = new Map<string, Map<string, FreePeople>>()
  for (const id of Object.keys(teams)) {
    const dates = await countFree(database, { ...span, team: id }, now)
    counts.set(id, new Map(dates.map((free) => [free.date, free])))
  }
  const isFree: IsFree = (team, date, { people, minutesOnSite }) => {
    const free = counts.get(team)?.get(date)
    return free !== undefined && visitParts(minutesOnSite).some((part) => free[part] >= people)
  }
  const shown = () => JSON.stringify(packageIds.map((id) => exampleEstimate(estimator, id, now)))
  const before = shown()
  estimator.offerOnly(isFree)
  if (shown() !== before) pageCache.drop(capacity)
}
