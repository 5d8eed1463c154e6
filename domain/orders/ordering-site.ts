import type { PackageId } from '../packages/cleaning-packages.ts'
import type { ZipCode } from '../places/postcode.ts'

/**
 * The hand-off address: takes a visitor to the ordering site (R5.6). The ordering site relies on this path and on the names
 * and order of the parameters.
 *
 * @param orderSiteUrl the ordering site, with or without a trailing slash
 * @param zipCode left out of the address if undefined
 */
export function handOffUrl(orderSiteUrl: string, packageId: PackageId, zipCode?: ZipCode): string {
  // The ordering site has a separate location step for end-of-tenancy cleaning.
  const path = packageId === 'es' ? 'eindSchoonmaak/location' : 'location'
  const query = `packageId=${packageId}${zipCode ? `&zipCode=${zipCode}` : ''}`
  return `${at(orderSiteUrl, path)}?${query}`
}

/** The address where customers log in. */
export function loginUrl(orderSiteUrl: string): string {
  return at(orderSiteUrl, 'login')
}

/** The address where consumers withdraw from a contract (R13.3). EU law requires this function since June 2026. */
export function withdrawalUrl(orderSiteUrl: string): string {
  return at(orderSiteUrl, 'withdrawal')
}

function at(orderSiteUrl: string, path: string): string {
  return `${orderSiteUrl.replace(/\/$/, '')}/${path}`
}
