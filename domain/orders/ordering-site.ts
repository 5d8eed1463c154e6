import { type ExtraId, formatRooms, type Room } from '../estimate/rooms.ts'
import { formatHours } from '../estimate/sold-hours.ts'
import type { PackageId } from '../packages/cleaning-packages.ts'
import type { ZipCode } from '../places/postcode.ts'

/** The choices for a visit that the website hands over; only our own ordering site understands them. */
export interface Wishes {
  rooms?: readonly Room[] | undefined
  extras?: readonly ExtraId[]
  /** The person-minutes of cleaning per hour. */
  soldMinutes?: number | null | undefined
  /** The day on which the team should come, ISO 8601. */
  date?: string | undefined
  /** The day on which the keys are handed over, ISO 8601: only end-of-tenancy cleaning has one. */
  handover?: string | undefined
}

/** The path of the first step. End-of-tenancy cleaning has one of its own. */
export const locationPath = (packageId: PackageId): string =>
  packageId === 'es' ? '/eindSchoonmaak/location' : '/location'

/**
 * The hand-off address: takes a visitor to the ordering site (R5.6). The ordering site relies on this path and on the
 * names and order of the parameters.
 *
 * @param orderSiteUrl the ordering site, with or without a trailing slash
 * @param zipCode left out of the address if undefined
 * @param wishes appended after these two; leave it out for a foreign ordering site
 */
export function handOffUrl(
  orderSiteUrl: string,
  packageId: PackageId,
  zipCode?: ZipCode,
  { rooms = [], extras = [], soldMinutes, date, handover }: Wishes = {},
): string {
  const query = [
    `packageId=${packageId}`,
    zipCode && `zipCode=${zipCode}`,
    rooms.length > 0 && `rooms=${formatRooms(rooms)}`,
    extras.length > 0 && `extras=${extras.join(',')}`,
    soldMinutes && `hours=${formatHours(soldMinutes)}`,
    date && `date=${date}`,
    packageId === 'es' && handover && `handover=${handover}`,
  ]
  return `${at(orderSiteUrl, locationPath(packageId).slice(1))}?${query.filter(Boolean).join('&')}`
}

/** The address where customers log in. */
export const loginUrl = (orderSiteUrl: string): string => at(orderSiteUrl, 'login')

/** The address where consumers withdraw from a contract (R13.3). EU law requires this function since June 2026. */
export const withdrawalUrl = (orderSiteUrl: string): string => at(orderSiteUrl, 'withdrawal')

/** The address where a new e-mail address of an order is confirmed (R16.18). */
export const confirmEmailUrl = (orderSiteUrl: string, token: string): string => at(orderSiteUrl, `email/${token}`)

/** The address where an order is confirmed by its customer (R16.33). */
export const confirmOrderUrl = (orderSiteUrl: string, token: string): string => at(orderSiteUrl, `confirm/${token}`)

const at = (orderSiteUrl: string, path: string): string => `${orderSiteUrl.replace(/\/$/, '')}/${path}`
