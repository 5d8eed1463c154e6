import type { EstimateChoice } from '../../domain/estimate/choice.ts'
import type { EstimateSummary } from '../../domain/estimate/summary.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import type { Ratings, ReviewList } from '../../domain/reviews/shown-reviews.ts'
import type { PageId } from '../../domain/website/pages.ts'
import type { EstimateData } from './estimate-result.ts'
import type { ContactOutcome, PartnerOutcome } from './form-outcome.ts'
import type { PackageData, PackagesOverviewData } from './package-data.ts'
import type { PriceExample } from './price-example.ts'
import type { ShownTopic } from './shown-question.ts'

/** The component that shows a page: one per page of the table, and those of CMS and error pages. */
export type ViewId = Exclude<PageId, PackageId | 'custom'> | PackageView | 'cms' | 'error'

/** Package pages share a view, except those that show more. */
type PackageView = 'package' | 'end-of-tenancy' | 'custom-cleaning'

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
  /** The same page on the other-language site, absolute (its home page where no counterpart exists). */
  counterpartHref: string
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
  home?: Pick<EstimateChoice, 'rooms' | 'extras'>
  /** Public origin of this site, without a trailing slash. */
  origin: string
  /** Whether visitors can reach the other-language site. */
  hasOtherSite: boolean
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

interface CmsPageContent {
  title: string
  breadcrumb: string
  heading: string
  /** Cleaned HTML. */
  content: string
}

/** News of the company, a CMS page. */
export interface NewsEntry {
  title: string
  href: string
  /** 'YYYY-MM-DD'. */
  date: string
}

/** The data of each view beyond its facts. Views that are not listed need none. */
interface ViewData {
  home: {
    ratings: Ratings
    examples: Readonly<Partial<Record<PackageId, PriceExample>>>
    /** An example of an estimate; undefined without a tariff. */
    estimate?: EstimateSummary | undefined
  }
  /** `preview`: says that it is one. */
  cms: { page: CmsPageContent; ratings: Ratings; preview?: string }
  /** Undefined where there is no tariff: then the page says so and leads to the ordering site. */
  estimate: { estimate: EstimateData | undefined }
  /** `away`: the database cannot be used for now; `fields`: of the form that was posted to `path`, to send again. */
  error: { requestId: string; away?: { path: string; fields: readonly (readonly [string, string])[] | undefined } }
  /** The refused postcode, as typed, and the query with the home and days that go along to the other site. */
  start: { zipCode: string; carried?: string }
  /** `example`: the price of a deep clean; undefined without a tariff. */
  faq: { topics: readonly ShownTopic[]; example?: PriceExample | undefined; preview?: string }
  'customer-service': { outcome?: ContactOutcome }
  contact: { outcome?: ContactOutcome }
  partner: { outcome?: PartnerOutcome }
  /** `news`: the latest first. */
  media: { news: readonly NewsEntry[] }
  reviews: { list: ReviewList }
  package: PackageData
  'end-of-tenancy': PackageData
  'custom-cleaning': Pick<PackageData, 'placeholder' | 'example' | 'estimate' | 'questions'>
  'cleaning-services': PackagesOverviewData
}

export type DataOf<View extends ViewId> = View extends keyof ViewData ? ViewData[View] : Record<never, never>

/** Everything a page is rendered from. */
export interface PageProps<View extends ViewId = ViewId> {
  view: View
  facts: PageFacts
  data: DataOf<View>
}
