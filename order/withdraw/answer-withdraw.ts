import { orderPage as words } from '#copy/order/order-page.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { readBalance } from '../../services/orders/charges/record-charges.ts'
import { withdrawOrder } from '../../services/orders/withdraw/withdraw-order.ts'
import { orderPath } from '../layout/routes.ts'
import { withOrder } from '../respond/with-order.ts'
import WithdrawPage from './withdraw-page.tsx'

/** `GET /order/…/withdraw`: what a withdrawal comes to. */
export const showWithdraw = withOrder(async (request, services, view) => {
  const balance = await readBalance(services.orders.database, view.order.id)
  return await request.show(WithdrawPage, { view, balance }, { title: words.withdraw.title })
})

/** `POST /order/…/withdraw`: counts at once, whatever else has changed. */
export const receiveWithdraw = withOrder(async (_, services, view) => {
  await withdrawOrder(services.orders, view)
  return redirect(orderPath(view.key), 303)
})
