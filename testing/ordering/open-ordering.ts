import pino from 'pino'
import { language } from '#copy/language.ts'
import { createOrderingApp } from '../../order/order-app.ts'
import { browse } from '../browse.ts'
import { openSite } from '../open-site.ts'
import { openRoster } from '../scheduling/open-roster.ts'

/** The headers that browsers send with a form of our pages, which send no referrer. */
const ownForm = { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }

/**
 * An ordering site for one test: the app as a function, with a roster, a clock that the test sets, and what it logs.
 */
export async function openOrdering(environment: Record<string, string> = {}) {
  const logged: string[] = []
  const site = await openSite(
    {
      ORDER_ORIGIN_EN: 'https://order.helderhuis.example',
      ORDER_ORIGIN_NL: 'https://bestel.helderhuis.example',
      ...environment,
    },
    pino({ level: 'info' }, { write: (line: string) => void logged.push(line) }),
  )
  const { services } = site
  const { database, estimator, clock, settings } = services
  if (estimator) await openRoster(database, estimator.tariff, clock())
  const app = createOrderingApp(services)
  const origin = settings.orderSiteUrl[language]
  const request = async (path: string, init: RequestInit = {}) => app.request(new URL(path, origin), init)
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = ownForm) =>
    request(path, { method: 'POST', body: new URLSearchParams(fields), headers })

  const open = browse(async (path, init) => {
    const response = await request(path, init)
    if (response.status === 500) throw new Error(`${path}: ${logged.at(-2)}`)
    return response
  }, ownForm)

  /** The services of ordering, which there are unless a test leaves them out. */
  function takingOrders() {
    if (!services.orders) throw new Error('nothing can be ordered')
    return services.orders
  }
  /** The only order, as it is stored. */
  const storedOrder = () => database.selectFrom('order').selectAll().executeTakeFirstOrThrow()

  const log = () => logged.join('')
  return { ...site, app, origin, request, post, open, takingOrders, storedOrder, logged: log }
}
