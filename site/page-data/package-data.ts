import type { FaqEntry } from '../../copy/page-copy.ts'
import type { EstimateSummary } from '../../domain/estimate/summary.ts'
import { type PackageId, packageIds } from '../../domain/packages/cleaning-packages.ts'
import type { FaqTopicId } from '../../domain/website/faq-question.ts'

/** Ids of the eight landing pages of the seven packages (R4.2): `ms` has two, the hourly one and `custom`. */
export type PackagePageId = PackageId | 'custom'

/** All package pages, the custom one last. */
export const packagePages: readonly PackagePageId[] = [...packageIds, 'custom']

/** The package of a landing page. */
export const packageBehind = (page: PackagePageId): PackageId => (page === 'custom' ? 'ms' : page)

/** The data of a package page beyond its copy. */
export interface PackageData {
  /** Placeholder of the postcode field. */
  placeholder: string
  /** An example of its price; undefined without a tariff. */
  example?: PriceExample | undefined
  /** An example of its estimate; undefined without a tariff. */
  estimate?: EstimateSummary | undefined
}

/** The data of the page of all packages beyond its copy. */
export interface PackagesOverviewData {
  /** Example prices; none without a tariff. */
  examples: Readonly<Partial<Record<PackageId, PriceExample | undefined>>>
  /** The two packages that the visitor chose to compare. */
  compare?: readonly [PackageId, PackageId]
}

/** The price of an hour, in cents, and the smallest order, in minutes of one person. */
export interface HourlyPrice {
  kind: 'hourly'
  centsPerPersonHour: number
  leastPersonMinutes: number
}

/**
 * An example price of a package: a typical home on its cheapest date, and from the lowest to the highest that homes of
 * its size may cost, or an hour. Amounts are integer cents.
 */
export type PriceExample = { kind: 'home'; bedrooms: number; from: number; low: number; high: number } | HourlyPrice

/** A question whose answer an editor wrote. */
export interface WrittenQuestion {
  id: string
  question: string
  /** Cleaned HTML, with placeholders of facts. */
  html: string
  /** Anchors that the answer had before. */
  formerIds: readonly string[]
}

/** A question as the FAQ shows it: of the copy, or as an editor wrote it. */
export type ShownQuestion = FaqEntry | WrittenQuestion

/** A topic of the FAQ that has a question. */
export interface ShownTopic {
  id: FaqTopicId
  heading: string
  questions: readonly ShownQuestion[]
}
