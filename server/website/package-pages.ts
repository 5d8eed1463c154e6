import { cleaningPackages } from '#copy/cleaning-packages.ts'
import { isPackageId } from '../../domain/packages/cleaning-packages.ts'
import {
  type PackageData,
  type PackagePageId,
  type PackagesOverviewData,
  packageBehind,
} from '../../site/packages/package-data.ts'
import { type PageId, packageOf } from '../../site/pages.ts'
import type { Estimator } from '../estimates/estimator.ts'
import { exampleEstimate, priceExample } from '../estimates/price-example.ts'

const isPackagePage = (pageId: PageId): pageId is PackagePageId => packageOf(pageId) !== undefined

/** What a package page shows beyond its words; nothing for other pages. */
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
 * The comparison that a visitor asked for, as plain links and forms do: `?compare=ls` on a package page,
 * `?compare=gs&compare=ls` on the page of all services. Undefined where the query asks for none, or for what we do not have.
 */
export function comparisonAskedFor(
  pageId: PageId,
  query: URLSearchParams,
): Pick<PackageData, 'compareWith'> | Pick<PackagesOverviewData, 'compare'> | undefined {
  const [first, second] = query.getAll('compare').filter(isPackageId)
  if (first === undefined) return undefined
  if (isPackagePage(pageId)) return { compareWith: first }
  return pageId === 'cleaning-services' && second !== undefined ? { compare: [first, second] } : undefined
}
