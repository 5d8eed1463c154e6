import fc from 'fast-check'
import { pathOf } from '../../domain/website/pages.ts'
import { webhookPath } from '../../services/payments/online/start-payment.ts'
import { hostileRequest, hostileRequests } from '../hostile-requests.ts'
import { markedMessage } from '../marked-message.ts'
import { clientOf, markedOrders } from '../ordering/marked-orders.ts'
import { payForOrder } from '../ordering/pay-for-order.ts'
import { sendBytes } from '../send-bytes.ts'
import type { SiteProcess } from '../site-process.ts'

/** The kinds of requests: their number per second over all processes, and the status expected. */
export const mix = {
  page: { perSecond: 100, status: 200 },
  missing: { perSecond: 10, status: 302 },
  estimate: { perSecond: 10, status: 200 },
  redirect: { perSecond: 5, status: 303 },
  message: { perSecond: 3, status: 202 },
  form: { perSecond: 1, status: 303 },
  visits: { perSecond: 5, status: 200 },
  draft: { perSecond: 2, status: 303 },
  order: { perSecond: 1, status: 201 },
  webhook: { perSecond: 5, status: 200 },
  hostile: { perSecond: 20, status: undefined },
  hostileOrder: { perSecond: 5, status: undefined },
} as const

export type Kind = keyof typeof mix
export const kinds = Object.keys(mix) as Kind[]

interface Answer {
  status: number
  headers: Headers
}

/**
 * Sends one request of a kind and reads its answer to the end.
 * @param site the process
 * @param turn counts the requests of this kind
 * @param mark a UUID, which makes a message, an order or a missing path unique
 * @returns undefined where the connection was closed without an answer, as may happen to a hostile request
 */
export type Ask = (
  kind: Kind,
  site: Pick<SiteProcess, 'origin' | 'orderPort'>,
  turn: number,
  mark: string,
) => Promise<Answer | undefined>

const packages = ['gs', 'ms', 'vs', 'zs', 'ls', 'rs', 'es']
const zipCodes = ['1000', '2000', '3000', '4000', '5000', '7000', '8000', '9000']
const formPath = pathOf('customer-service', 'en')
const redirectPath = pathOf('start', 'en')

const orderForms = [
  ...['/location', '/eindSchoonmaak/location', '/login', '/withdrawal', '/api/orders', '/api/reports'],
  ...[webhookPath, '/order/K7F4-29QX/x/pay', '/order/K7F4-29QX/x/statement'],
]
const money = ['/order/K7F4-29QX/x/paid', '/order/K7F4-29QX/x/invoice/2026-0001.xml', '/api/orders/K7F4-29QX/x']

/** Requests for an ordering site, to drafts and orders that do not exist. */
const hostileOrderRequest = hostileRequests({
  paths: [...orderForms, '/api/visits', '/draft/x/visits', '/order/K7F4-29QX/x', '/order/K7F4-29QX/x/change', ...money],
  queried: ['/location', '/withdrawal', '/api/visits'],
  posted: orderForms,
  body: {
    fields: { packageId: 'gs', zipCode: '2000' },
    more: ['rooms', 'extras', 'visit', 'name', 'contract', 'email', 'id', 'method', 'attempt'],
  },
})

/**
 * @param paths the pages to request, in turn
 * @param seed of the hostile requests
 */
export function mixedRequests(paths: readonly string[], seed: number): Ask {
  const order = markedOrders('en')
  const hostile = (requests: typeof hostileRequest, port: number, turn: number) => {
    const [bytes = Buffer.alloc(0)] = fc.sample(requests, { seed: seed + turn, numRuns: 1 })
    return sendBytes(port, bytes)
  }
  return async (kind, { origin, orderPort }, turn, mark) => {
    const ordering = `http://127.0.0.1:${orderPort}`
    const choice = `packageId=${packages[turn % packages.length]}&zipCode=${zipCodes[turn % zipCodes.length]}`
    switch (kind) {
      case 'page':
        return read(`${origin}${paths[turn % paths.length]}`)
      case 'missing':
        return read(`${origin}/${mark}`)
      case 'estimate':
        return read(`${origin}/api/estimate?${choice}&rooms=kr-${1 + (turn % 60)}-2,br-6-1`)
      case 'redirect':
        return read(`${origin}${redirectPath}?${choice}`)
      case 'message': {
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': mark }
        return read(`${origin}/api/sendMail`, { headers, body: JSON.stringify(markedMessage(mark)) })
      }
      case 'form':
        return read(`${origin}${formPath}`, { body: new URLSearchParams(markedMessage(mark)) })
      case 'visits':
        return read(`${ordering}/api/visits?${choice}`)
      case 'draft':
        return read(`${ordering}/location`, { headers: clientOf(mark), body: new URLSearchParams(choice) })
      case 'order': {
        const answer = await order(ordering, mark)
        const placed = await answer.json()
        if (answer.ok) await payForOrder(ordering, placed)
        return answer
      }
      case 'webhook':
        return read(ordering + webhookPath, { body: new URLSearchParams({ id: `tr_${mark.slice(0, 8)}` }) })
      case 'hostile':
        return hostile(hostileRequest, Number(new URL(origin).port), turn)
      case 'hostileOrder':
        return hostile(hostileOrderRequest, orderPort, turn)
    }
  }
}

async function read(url: string, sent?: { headers?: Record<string, string>; body: string | URLSearchParams }) {
  const answer = await fetch(url, { redirect: 'manual', ...(sent && { method: 'POST', ...sent }) })
  await answer.arrayBuffer()
  return answer
}

/** The paths of all pages that a site's sitemap lists. */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
