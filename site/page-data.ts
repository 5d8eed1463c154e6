import type { ContactField, ContactProblem } from '../domain/contact/contact-fields.ts'
import type { PartnerField } from '../domain/contact/partner-application.ts'
import type { PackageId } from '../domain/packages/cleaning-packages.ts'
import type { Review } from '../domain/reviews/review.ts'
import type { EstimateData } from './estimate/estimate-data.ts'
import type { PackageData, PackagesOverviewData } from './packages/package-data.ts'
import type { PageId } from './pages.ts'

/** A page of the table, a page out of the database, or the page that says what went wrong on our side. */
export type ViewId = Exclude<PageId, PackageId | 'custom'> | PackageView | 'cms' | 'error'

/** Package pages share a view, but for those that have more to show. */
type PackageView = 'package' | 'end-of-tenancy' | 'custom-cleaning'

/** What every page knows about itself. */
export interface Frame {
  /** The row of the page table; undefined for CMS and error pages. */
  pageId?: PageId
  /** Canonical path on this site. */
  path: string
  /** The same page on the other-language site, absolute (its home page where no twin exists). */
  twinHref: string
  orderSiteUrl: string
  /** The package of the current page, `gs` elsewhere (specification §7). */
  packageId: PackageId
  /** Whether estimates are offered: there is a tariff. */
  estimates: boolean
  /** A postcode that came along in the address, as typed. */
  zipCode?: string
  /** Public origin of this site, without a trailing slash. */
  origin: string
  /** Whether `twinHref` is really the same page. */
  hasTwin: boolean
  /** Not for search engines: error pages, answers to a form. */
  hidden?: boolean
  /** Whether visits are counted by those who consent: then there is a choice to change. */
  measured?: boolean
  /** The current year in Brussels, for the copyright line. */
  year: number
  /** Said in header and footer; the boot script swaps to `afterwards` once `until` (epoch ms) has passed. */
  opening: { text: string; until: number; afterwards: string }
  breadcrumb: readonly { label: string; href: string }[]
}

/** What the ratings block shows: the figures, or the message of the query that failed (specification §8). */
export type Ratings =
  | { status: 'ok'; averageRating: number; totalReviewCount: number; latest: readonly Review[] }
  | { status: 'failed'; message: string }

/** A page of the list of reviews with the figures of all ratings, or the message of the query that failed. */
export type ReviewList =
  | {
      status: 'ok'
      reviews: readonly Review[]
      averageRating: number
      totalReviewCount: number
      /** How many ratings there are of one to five stars, in this order. */
      histogram: readonly [number, number, number, number, number]
      page: number
      pages: number
      /** The place of the first review, where newer ones precede it, and of the last, where older ones follow. */
      previous?: string
      next?: string
    }
  | { status: 'failed'; message: string }

/** What was typed in a field; what was ticked in a group of boxes, where that is more than one. */
export type TypedValue = string | readonly string[]

/** Where a form stands when the page is rendered after a submit without JavaScript. */
export type FormOutcome<Field extends string, Problem extends string> =
  | { state: 'idle'; values: Partial<Record<Field, TypedValue>> }
  | { state: 'invalid'; values: Partial<Record<Field, TypedValue>>; problems: Partial<Record<Field, Problem>> }
  | { state: 'error'; values: Partial<Record<Field, TypedValue>>; tooMany: boolean }
  | { state: 'success'; answerBefore: string }

export type ContactOutcome = FormOutcome<ContactField, ContactProblem>
export type PartnerOutcome = FormOutcome<ContactField | PartnerField, ContactProblem>

interface CmsPageContent {
  title: string
  breadcrumb: string
  heading: string
  /** Cleaned HTML. */
  content: string
}

/** The data of each view beyond its frame. A view that is not listed needs none. */
interface ViewData {
  home: { ratings: Ratings }
  cms: { page: CmsPageContent; ratings: Ratings }
  estimate: EstimateData
  error: { requestId: string }
  /** What was typed and refused. */
  start: { zipCode: string }
  'customer-service': { outcome?: ContactOutcome }
  contact: { outcome?: ContactOutcome }
  partner: { outcome?: PartnerOutcome }
  reviews: { list: ReviewList }
  package: PackageData
  'end-of-tenancy': PackageData
  'custom-cleaning': Pick<PackageData, 'placeholder'>
  'cleaning-services': PackagesOverviewData
}

export type DataOf<View extends ViewId> = View extends keyof ViewData ? ViewData[View] : Record<never, never>

/** Everything a page is rendered from. */
export interface PageProps<View extends ViewId = ViewId> {
  view: View
  frame: Frame
  data: DataOf<View>
}
