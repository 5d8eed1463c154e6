import type { EstimateSummary } from '../../domain/estimate/summary.ts'
import { type PackageId, packageIds } from '../../domain/packages/cleaning-packages.ts'
import type { PriceExample } from './price-example.ts'
import type { ShownQuestion } from './shown-question.ts'

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
  /** Questions of the FAQ about it. */
  questions?: readonly Pick<ShownQuestion, 'id' | 'question'>[] | undefined
}

/** The data of the page of all packages beyond its copy. */
export interface PackagesOverviewData {
  /** Example prices; none without a tariff. */
  examples: Readonly<Partial<Record<PackageId, PriceExample | undefined>>>
  /** The two packages that the visitor chose to compare. */
  compare?: readonly [PackageId, PackageId]
}
