import { language } from '#copy/language.ts'
import { layout as words } from '#copy/layout.ts'
import { otherLanguage } from '../../domain/language.ts'
import { hasCounterpart } from '../../site/metadata.ts'
import type { PageFacts, Ratings, ReviewList } from '../../site/page-data.ts'
import { pageWords } from '../../site/page-words.ts'
import { type PageId, packageOf, pages, pathOf } from '../../site/pages.ts'
import type { Settings } from '../config.ts'
import type { Estimator } from '../estimates/estimator.ts'
import type { OfficeHours } from './office-hours.ts'

/** What the facts of a page are made of, beside the page itself. */
export interface FactsServices {
  settings: Pick<Settings, 'origin' | 'orderSiteUrl' | 'orderPort' | 'gaMeasurementId'>
  /** Undefined where there is no tariff. */
  estimator: Estimator | undefined
  otherSiteEstimates: boolean
  officeHours: OfficeHours
}

/** Whether a page shows something on both sites: one that needs a tariff does not where the other site has none. */
export const isOnBothSites = (
  { otherSiteEstimates }: Pick<FactsServices, 'otherSiteEstimates'>,
  pageId: PageId,
): boolean => hasCounterpart(pageId) && (!pages[pageId].needsTariff || otherSiteEstimates)

type SharedFacts = Pick<
  PageFacts,
  'estimates' | 'lateChange' | 'origin' | 'orderSiteUrl' | 'ownOrderSite' | 'measured' | 'year' | 'opening'
>

function sharedFacts({ settings, estimator, officeHours }: FactsServices, now: Date): SharedFacts {
  const { year, opening } = officeHours.at(now)
  return {
    origin: settings.origin[language],
    orderSiteUrl: settings.orderSiteUrl[language],
    ...(settings.orderPort && { ownOrderSite: true }),
    ...(settings.gaMeasurementId && { measured: true }),
    estimates: estimator !== undefined,
    ...(estimator && {
      lateChange: { percent: estimator.tariff.lateChangePercent, sample: estimator.tariff.sample },
    }),
    year,
    opening,
  }
}

const crumb = (pageId: PageId) => ({
  label: pageId === 'home' ? words.navigation.home : pageWords[pageId].title,
  href: pathOf(pageId, language),
})

/** The facts of a page of the table. */
export function factsOfPage(services: FactsServices, pageId: PageId, now: Date): PageFacts {
  const packageId = packageOf(pageId)
  const listed = pages[pageId].listed !== false
  const trail: PageId[] = [
    'home',
    ...(packageId ? (['cleaning-services'] as const) : []),
    ...(pageId === 'home' ? [] : [pageId]),
  ]
  return {
    ...sharedFacts(services, now),
    pageId,
    path: pathOf(pageId, language),
    // What only answers a form has no counterpart: its address on the other-language site would act instead of showing something.
    counterpartHref:
      services.settings.origin[otherLanguage(language)] + pathOf(listed ? pageId : 'home', otherLanguage(language)),
    hasCounterpart: listed && isOnBothSites(services, pageId),
    packageId: packageId ?? 'gs',
    breadcrumb: trail.map(crumb),
    ...(pages[pageId].needsTariff && !services.estimator && { hidden: true }),
  }
}

/**
 * The facts of a page that is not in the table.
 * @param page its path with the leading slash, the last breadcrumb, and whether the other site has the same path
 */
export function factsOfOther(
  services: FactsServices,
  page: { path: string; label: string; counterpart: boolean; hidden?: boolean },
  now: Date,
): PageFacts {
  const other = services.settings.origin[otherLanguage(language)]
  return {
    ...sharedFacts(services, now),
    path: page.path,
    counterpartHref: page.counterpart ? other + page.path : `${other}/`,
    hasCounterpart: page.counterpart,
    ...(page.hidden && { hidden: true }),
    packageId: 'gs',
    breadcrumb: [crumb('home'), { label: page.label, href: page.path }],
  }
}

/** How long a page whose reviews could not be read is cached, in milliseconds. */
const retryReviewsAfter = 1000

/**
 * Until when a page made `now` stays true, in epoch ms: until office hours or the day in Brussels change.
 * @param reviews what it shows of them; a failed query is tried again after `retryReviewsAfter`
 */
export const pageValidUntil = (
  { officeHours }: Pick<FactsServices, 'officeHours'>,
  now: Date,
  reviews?: Pick<Ratings | ReviewList, 'status'>,
): number => (reviews?.status === 'failed' ? now.getTime() + retryReviewsAfter : officeHours.at(now).until)
