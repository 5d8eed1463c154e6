import { details } from '#copy/order/details.ts'
import type { Access } from '../../domain/orders/order-details.ts'

/** What is still to be known about how the team gets in, and where to say it; about a key, the office calls. */
export const missingAccess = (access: Access | null): string =>
  [details.access.missing[access ?? 'open'], ...(access === 'hand-over' ? [] : [details.access.tell])].join(' ')
