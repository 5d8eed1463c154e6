import { login as words } from '#copy/order/login.ts'
import { clientAddress } from '../../services/http/client-address.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { requestLinks } from '../../services/orders/mail/request-links.ts'
import type { OrderRequest, TakingOrders } from '../layout/ordering-services.ts'
import { showTooMany } from '../respond/show-message.ts'
import LoginPage from './login-page.tsx'

/** `GET /login`. */
export const showLogin = (request: OrderRequest): Promise<Response> => {
  const isSent = request.query.has('sent')
  const data = { email: '', state: isSent ? ('sent' as const) : ('asked' as const) }
  return request.show(LoginPage, data, { title: isSent ? words.sentTitle : words.title })
}

/** `POST /login`: mails the links; the answer does not reveal whether there are any. */
export const receiveLogin = async (request: OrderRequest, services: TakingOrders): Promise<Response> => {
  const { orders, settings } = services
  const email = request.form.get('email') ?? ''
  const requested = await requestLinks(orders, email, clientAddress(request.context, settings.trustedProxies))
  switch (requested.outcome) {
    case 'accepted':
      return redirect('/login?sent=yes', 303)
    case 'tooMany':
      return await showTooMany(request, requested.retryAfter)
    case 'invalid': {
      const data = { email, state: 'refused' as const }
      return await request.show(LoginPage, data, { title: words.title, status: 422 })
    }
  }
}
