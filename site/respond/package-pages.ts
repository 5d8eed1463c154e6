import { cleaningPackages } from '#copy/cleaning-packages.ts'
import { isPackageId } from '../../domain/packages/cleaning-packages.ts'
import { type PageId, packageOf } from '../../domain/website/pages.ts'
import type { Estimator } from '../../services/estimates/estimator.ts'
import {
  type PackageData,
  type PackagePageId,
  type PackagesOverviewData,
  packageBehind,
} from '../page-data/package-data.ts'
import { exampleEstimate, priceExample } from './read-price-example.ts'

const isPackagePage = (pageId: PageId): pageId is PackagePageId => packageOf(pageId) !== undefined

/** The data of a package page; undefined for other pages. */
export const dataOfPackagePage = (
  { estimator, clock }: { estimator: Estimator | undefined; clock: () => Date },
  pageId: PageId,
): PackageData | undefined =>
  isPackagePage(pageId)
    ? {
        placeholder: cleaningPackages[pageId].placeholder,
        example: priceExample(estimator, packageBehind(pageId), clock()),
        estimate: exampleEstimate(estimator, packageBehind(pageId), clock()),
      }
    : undefined

/**
 * The comparison that a query requests on the page of all services: `?compare=gs&compare=ls`. Undefined if there is
 * none, or an unknown package.
 */
export function comparisonAskedFor(
  pageId: PageId,
  query: URLSearchParams,
): Pick<PackagesOverviewData, 'compare'> | undefined {
  const [first, second] = query.getAll('compare').filter(isPackageId)
  return pageId === 'cleaning-services' && first && second ? { compare: [first, second] } : undefined
}
