import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { messages } from '#copy/order/messages.ts'
import { isOwnOrigin } from '../../services/http/own-origin.ts'
import { badRequest } from '../../services/http/plain-answers.ts'
import type { AppEnvironment } from '../../services/http/request-log.ts'
import type { OrderingServices } from '../layout/ordering-services.ts'
import { showMessage } from './show-message.ts'

/** The form that was posted, as a browser sends it. */
export interface OrderingEnvironment extends AppEnvironment {
  Variables: AppEnvironment['Variables'] & { form: URLSearchParams }
}

/** The context of a handler of the ordering site. */
export type OrderingContext = Context<OrderingEnvironment>

/** Bytes. Forty rooms, or a remark of 2,000 letters that take nine bytes each (`%E2%82%AC`), fit in. */
const largestForm = 64 * 1024

/** Reads a posted form, and refuses in words what does not come from our own pages, is no form or is too large. */
export function readForm(services: OrderingServices): MiddlewareHandler<OrderingEnvironment> {
  const limit = bodyLimit({
    maxSize: largestForm,
    onError: (context) => showMessage(services, context, 413, messages.tooLarge),
  })
  return async (context, next) => {
    const { req } = context
    const { orderSiteUrl } = services.settings
    if (!isOwnOrigin(req.raw, Object.values(orderSiteUrl))) {
      return await showMessage(services, context, 403, messages.forbidden)
    }
    if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(req.header('content-type') ?? '')) {
      return await showMessage(services, context, 415, messages.notForm)
    }
    return await limit(context, async () => {
      const body = await textOf(context)
      if (body === undefined) {
        context.res = badRequest()
        return
      }
      context.set('form', new URLSearchParams(body))
      await next()
    })
  }
}

/** The body; undefined where it breaks off. */
async function textOf({ req }: Context): Promise<string | undefined> {
  try {
    return await req.text()
  } catch {
    return undefined
  }
}
