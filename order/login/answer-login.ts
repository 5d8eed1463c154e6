import type { Context } from 'hono'
import { login as words } from '#copy/order/login.ts'
import { clientAddress } from '../../services/http/client-address.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { requestLinks } from '../../services/orders/mail/request-links.ts'
import type { TakingOrders } from '../layout/ordering-services.ts'
import type { OrderingEnvironment } from '../respond/read-form.ts'
import { showTooMany } from '../respond/show-message.ts'
import { showOrderPage } from '../respond/show-order-page.ts'

/** `GET /login`. */
export const showLogin = (services: TakingOrders) => (context: Context<OrderingEnvironment>) => {
  const isSent = context.req.query('sent') !== undefined
  const data = { email: '', state: isSent ? ('sent' as const) : ('asked' as const) }
  return showOrderPage(services, context, 'login', data, { title: isSent ? words.sentTitle : words.title })
}

/** `POST /login`: mails the links; the answer does not reveal whether there are any. */
export const receiveLogin = (services: TakingOrders) => async (context: Context<OrderingEnvironment>) => {
  const { orders, settings } = services
  const email = context.get('form').get('email') ?? ''
  const request = await requestLinks(orders, email, clientAddress(context, settings.trustedProxies))
  switch (request.outcome) {
    case 'accepted':
      return redirect('/login?sent=yes', 303)
    case 'tooMany':
      return await showTooMany(services, context, request.retryAfter)
    case 'invalid': {
      const data = { email, state: 'refused' as const }
      return await showOrderPage(services, context, 'login', data, { title: words.title, status: 422 })
    }
  }
}
