import { language } from '#copy/language.ts'
import { layout as words } from '#copy/layout.ts'
import { packageNames } from '#copy/package-names.ts'
import { otherLanguage } from '../../domain/language.ts'
import { type PageId, packageOf, pages, pathOf } from '../../domain/website/pages.ts'
import type { Estimator } from '../../services/estimates/estimator.ts'
import type { Settings } from '../../services/settings/settings.ts'
import { hasCounterpart, onOtherSite } from '../page-data/alternates.ts'
import type { PageFacts } from '../page-data/page-facts.ts'
import { pageWords } from '../page-data/page-words.ts'
import type { OfficeHours } from './office-hours.ts'

/** The services that the facts of a page need. */
export interface FactsServices {
  settings: Pick<Settings, 'reachable' | 'origin' | 'orderSiteUrl' | 'orderPort' | 'gaMeasurementId'>
  /** Undefined where there is no tariff. */
  estimator: Estimator | undefined
  otherSiteEstimates: boolean
  officeHours: OfficeHours
}

type OwnFacts = Omit<PageFacts, 'estimates' | 'tariff' | 'origin' | 'orderSiteUrl' | 'measured' | 'year' | 'opening'>

/**
 * The facts of a page with those that all pages share, and until when (epoch ms) they are true: until the office opens
 * or closes, another tariff starts, or it is midnight in Brussels.
 */
function withShared({ settings, estimator, officeHours }: FactsServices, now: Date, own: OwnFacts) {
  const { year, opening, until } = officeHours.at(now)
  const shared = {
    origin: settings.origin[language],
    orderSiteUrl: settings.orderSiteUrl[language],
    ...(settings.orderPort && { ownOrderSite: true }),
    ...(settings.gaMeasurementId && { measured: true }),
    estimates: estimator !== undefined,
    ...(estimator && { tariff: estimator.tariff }),
    year,
    opening,
  }
  const nextTariff = estimator?.nextStart(now)?.getTime() ?? Number.POSITIVE_INFINITY
  const facts: PageFacts = { ...shared, ...own }
  return { facts, until: Math.min(until, nextTariff) }
}

const names: Partial<Record<PageId, string>> = { ...packageNames, ...words.pageNames }

const crumb = (pageId: PageId) => ({
  label: names[pageId] ?? pageWords[pageId].title,
  href: pathOf(pageId, language),
})

/** The facts of a page of the table. */
export function factsOfPage(services: FactsServices, pageId: PageId, now: Date) {
  const packageId = packageOf(pageId)
  const { listed = true, needsTariff } = pages[pageId]
  const trail: PageId[] = [
    'home',
    ...(packageId ? (['cleaning-services'] as const) : []),
    ...(pageId === 'home' ? [] : [pageId]),
  ]
  return withShared(services, now, {
    pageId,
    path: pathOf(pageId, language),
    // The page that only responds to a form has no counterpart: its address on the other site would redirect.
    counterpartHref: onOtherSite(
      services.settings,
      pathOf(pageId === 'start' ? 'home' : pageId, otherLanguage(language)),
    ),
    hasCounterpart: hasCounterpart(pageId, services),
    packageId: packageId ?? 'gs',
    breadcrumb: trail.map(crumb),
    ...((!listed || (needsTariff && !services.estimator)) && { unlisted: true }),
  })
}

/**
 * The facts of a page that is not in the table.
 * @param page its path with the leading slash, the last breadcrumb, and the path of its counterpart on the other site
 */
export function factsOfOther(
  services: FactsServices,
  page: { path: string; label: string; counterpart: string | undefined; unlisted?: boolean },
  now: Date,
) {
  const counterpartHref = onOtherSite(services.settings, page.counterpart ?? '/')
  return withShared(services, now, {
    path: page.path,
    counterpartHref,
    hasCounterpart: page.counterpart !== undefined && counterpartHref !== undefined,
    ...(page.unlisted && { unlisted: true }),
    packageId: 'gs',
    breadcrumb: [crumb('home'), { label: page.label, href: page.path }],
  })
}
