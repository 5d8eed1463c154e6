import type { PackageId } from '../packages/cleaning-packages.ts'
import type { ZipCode } from '../places/postcode.ts'

/**
 * The address that takes a visitor to the ordering site (R5.6). The ordering site relies on the path and on the names and order of
 * the parameters.
 *
 * @param orderSiteUrl of the ordering site, with or without a trailing slash
 * @param zipCode without one the parameter is absent
 */
export function handOffUrl(orderSiteUrl: string, packageId: PackageId, zipCode?: ZipCode): string {
  // The ordering site has a separate location step for end-of-tenancy cleaning.
  const path = packageId === 'es' ? 'eindSchoonmaak/location' : 'location'
  const query = `packageId=${packageId}${zipCode ? `&zipCode=${zipCode}` : ''}`
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
