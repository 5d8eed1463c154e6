import { type PackageId, packageIds } from '../../domain/packages/cleaning-packages.ts'

/** The eight landing pages of seven packages: `ms` has two, the hourly one and `custom`. */
export type PackagePageId = PackageId | 'custom'

/** All package pages, the custom one last. */
export const packagePages: readonly PackagePageId[] = [...packageIds, 'custom']

/** The package behind a landing page. */
export const packageBehind = (page: PackagePageId): PackageId => (page === 'custom' ? 'ms' : page)

/** What the browser needs to know of a package page; all its other words are in the markup alone. */
export interface PackageData {
  /** Stands in the empty postcode field. */
  placeholder: string
  /** The package that the visitor chose to compare with. */
  compareWith?: PackageId
}

export interface ServicesData {
  /** The two packages that the visitor chose to compare. */
  compare?: readonly [PackageId, PackageId]
}
