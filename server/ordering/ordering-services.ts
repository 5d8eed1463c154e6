import type { Logger } from 'pino'
import type { Counter, Histogram } from 'prom-client'
import type { OrderPageId } from '../../order/pages.ts'
import type { ViewAssets } from '../assets.ts'
import type { Settings } from '../config.ts'
import type { Estimator } from '../estimates/estimator.ts'
import type { OrderServices } from '../orders/order-services.ts'

/** What the ordering site works with. */
export interface OrderingServices {
  settings: Pick<Settings, 'origin' | 'orderSiteUrl' | 'trustedProxies'>
  clock: () => Date
  log: Logger
  durations: Histogram<'status'>
  clientReports: Counter<'kind'>
  orderAssets: ViewAssets<OrderPageId>
  /** Folder of the browser's built files; undefined where a development server has them. */
  clientFolder: string | undefined
  /** Undefined, as is `orders`: there is no tariff, so nothing can be ordered. */
  estimator: Estimator | undefined
  orders: OrderServices | undefined
}

/** The services of a site that has a tariff. */
export type TakingOrders = OrderingServices & { estimator: Estimator; orders: OrderServices }
