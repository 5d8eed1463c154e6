import type { PackageId } from '../packages/cleaning-packages.ts'

/**
 * The address that hands a visitor over to the ordering site. The ordering site relies on the path and on the names and
 * order of the parameters.
 *
 * @param orderSiteUrl where the ordering site stands, with or without a slash at the end
 * @param zipCode a canonical postcode ('2000', '7551AB'); without one the parameter is left out
 */
export function handOffUrl(orderSiteUrl: string, packageId: PackageId, zipCode?: string): string {
  // End-of-tenancy cleaning has a location step of its own over there.
  const path = packageId === 'es' ? 'eindSchoonmaak/location' : 'location'
  const query = `packageId=${packageId}${zipCode ? `&zipCode=${encodeURIComponent(zipCode)}` : ''}`
  return `${at(orderSiteUrl, path)}?${query}`
}

/** Where customers log in. */
export function loginUrl(orderSiteUrl: string): string {
  return at(orderSiteUrl, 'login')
}

/** Where a consumer withdraws from a contract concluded online (EU law asks for such a function since June 2026). */
export function withdrawalUrl(orderSiteUrl: string): string {
  return at(orderSiteUrl, 'withdrawal')
}

function at(orderSiteUrl: string, path: string): string {
  return `${orderSiteUrl.replace(/\/$/, '')}/${path}`
}
