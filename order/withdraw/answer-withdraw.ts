import { orderPage as words } from '#copy/order/order-page.ts'
import { withdrawOrder } from '../../services/orders/withdraw/withdraw-order.ts'
import type { TakingOrders } from '../layout/ordering-services.ts'
import { orderPath } from '../layout/routes.ts'
import { seeOther, showOrderPage } from '../respond/render-order-response.ts'
import { withOrder } from '../respond/with-order.ts'

/** `GET /order/…/withdraw`: what a withdrawal comes to. */
export const showWithdraw = (services: TakingOrders) =>
  withOrder(services, (context, view) =>
    showOrderPage(services, context, 'withdraw', { view }, { title: words.withdraw.title }),
  )

/** `POST /order/…/withdraw`: counts at once, whatever else has changed. */
export const receiveWithdraw = (services: TakingOrders) =>
  withOrder(services, async (_, view) => {
    await withdrawOrder(services.orders, view)
    return seeOther(orderPath(view.key))
  })
