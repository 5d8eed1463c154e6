import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import type { Counter, Histogram } from 'prom-client'
import type { ComponentType } from 'react'
import type { BackgroundWorker } from '../../services/background/background-worker.ts'
import type { Estimator } from '../../services/estimates/estimator.ts'
import type { ClientLimit } from '../../services/http/rate-limit.ts'
import type { AppRequest } from '../../services/http/serve-routes.ts'
import type { ViewAssets } from '../../services/http/view-assets.ts'
import type { OrderServices } from '../../services/orders/record/order-services.ts'
import type { OnlinePayments } from '../../services/payments/online/start-payment.ts'
import type { Settings } from '../../services/settings/settings.ts'

/** The services of the ordering site. */
export interface OrderingServices {
  settings: Pick<Settings, 'origin' | 'orderSiteUrl' | 'trustedProxies' | 'payments' | 'payees'>
  clock: () => Date
  log: Logger
  durations: Histogram<'status'>
  clientReports: Counter<'kind'>
  /** How much browsers may report. */
  reportLimit: ClientLimit
  orderAssets: ViewAssets<string>
  /** Folder of the browser's built files; undefined where a development server has them. */
  clientFolder: string | undefined
  /** Undefined, as is `orders`: there is no tariff, so nothing can be ordered. */
  estimator: Estimator | undefined
  orders: OrderServices | undefined
  /** Undefined where customers pay by transfer alone. */
  onlinePayments: OnlinePayments | undefined
  paymentWorker: Pick<BackgroundWorker, 'wake'> | undefined
}

/** The options of an answer with a page, beside its props. */
export interface Answer {
  /** The text of the title bar. */
  title: string
  status?: ContentfulStatusCode
  headers?: Record<string, string>
}

/** A request of a visitor of the ordering site. */
export interface OrderRequest extends AppRequest {
  /** The client's address, for the limits. */
  client: string
  /** Answers with a page, which is never cached. */
  show<Props extends object>(page: ComponentType<Props>, props: Props, answer: Answer): Promise<Response>
  /** 404: nothing at this address; an unknown draft or order looks the same. */
  notFound(): Promise<Response>
}

/** The services of a site that has a tariff. */
export type TakingOrders = OrderingServices & { estimator: Estimator; orders: OrderServices }
