import type { OrderKey } from '../../../domain/orders/order.ts'

/** The private link to an order. Never logged. */
export const orderUrl = (orderSiteUrl: string, { number, secret }: OrderKey): string =>
  `${orderSiteUrl}/order/${number}/${secret}`
