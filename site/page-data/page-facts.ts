import { language } from '#copy/language.ts'
import type { EstimateChoice } from '../../domain/estimate/choice.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import { type PageId, pathOf } from '../../domain/website/pages.ts'
import { pageContext } from '../../ui/document/page-context.ts'

/**
 * The component that shows a page, by its file in `pages/`: one per page of the table, one that packages share, and
 * those of CMS and error pages.
 */
export type ViewId = Exclude<PageId, PackageId | 'custom'> | 'package' | 'custom-cleaning' | 'cms' | 'error'

/** Figures of the tariff that do not depend on the day: cents, minutes of work, percent. */
export interface TariffFacts
  extends Pick<
    Tariff,
    'sample' | 'centsPerPersonHour' | 'leastPersonMinutes' | 'lateChangePercent' | 'uncertaintyPercent'
  > {}

/** The facts of a page, which all of its components can read. */
export interface PageFacts {
  /** The row of the page table; undefined for CMS and error pages. */
  pageId?: PageId
  /** Canonical path on this site. */
  path: string
  /**
   * The same page on the other-language site, absolute (its home page where no counterpart exists). Undefined where
   * visitors can reach no other site.
   */
  counterpartHref: string | undefined
  orderSiteUrl: string
  /** Whether the ordering site is our own, to which the website hands over the visitor's choices. */
  ownOrderSite?: boolean
  /** The package of the current page, or `gs` if it has none (R5.7). */
  packageId: PackageId
  /** Whether the site has a tariff and so offers estimates (R6.4). */
  estimates: boolean
  /** The figures that pages quote from the tariff; undefined without one. */
  tariff?: TariffFacts
  /** A postcode from the query, as typed. */
  zipCode?: string
  /** The home that the query describes. */
  home?: Pick<EstimateChoice, 'rooms' | 'extras' | 'soldMinutes'>
  /** Public origin of this site, without a trailing slash. */
  origin: string
  /** Whether `counterpartHref` is really the same page. */
  hasCounterpart: boolean
  /** Keeps the page out of search results, such as an error page or the response to a form. */
  unlisted?: boolean
  /** Whether the site has analytics, and so a consent choice that visitors can change. */
  measured?: boolean
  /** The current year in Brussels, for the copyright line. */
  year: number
  /** The opening line of header and footer. At `until` (epoch ms) the boot script replaces `text` by `afterwards`. */
  opening: { text: string; until: number; afterwards: string }
  breadcrumb: readonly { label: string; href: string }[]
}

/** News of the company, a CMS page. */
export interface NewsEntry {
  title: string
  href: string
  /** 'YYYY-MM-DD'. */
  date: string
}

/** Provides the facts of the current page to all components on it, and reads them. */
export const [PageFactsProvider, usePageFacts] = pageContext<PageFacts>()

/** The path of a page on the site that this build is for. The only way to make a link to a page. */
export const href = (pageId: PageId): string => pathOf(pageId, language)
