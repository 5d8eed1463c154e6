import { randomBytes } from 'node:crypto'
import type { OrderKey } from '../../../domain/orders/order.ts'

/** The private link to an order. Never logged. */
export const orderUrl = (orderSiteUrl: string, { number, secret }: OrderKey): string =>
  `${orderSiteUrl}/order/${number}/${secret}`

/** The payment link of an order, which always shows what is due today. As private as the order's own. */
export const payUrl = (orderSiteUrl: string, key: OrderKey): string => `${orderUrl(orderSiteUrl, key)}/pay`

/** A secret for an address: 144 random bits. */
export const newSecret = (): string => randomBytes(18).toString('base64url')
