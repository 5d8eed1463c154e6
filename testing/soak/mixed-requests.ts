import fc from 'fast-check'
import { pathOf } from '../../site/pages.ts'
import { hostileRequest } from '../hostile-requests.ts'
import { markedMessage } from '../marked-message.ts'
import { sendBytes } from '../send-bytes.ts'

/** The kinds of requests: their number per second over all processes, and the status expected. */
export const mix = {
  page: { perSecond: 100, status: 200 },
  missing: { perSecond: 10, status: 302 },
  estimate: { perSecond: 10, status: 200 },
  redirect: { perSecond: 5, status: 303 },
  message: { perSecond: 3, status: 202 },
  form: { perSecond: 1, status: 303 },
  hostile: { perSecond: 20, status: undefined },
} as const

export type Kind = keyof typeof mix
export const kinds = Object.keys(mix) as Kind[]

interface Answer {
  status: number
  headers: Headers
}

/**
 * Sends one request of a kind and reads its answer to the end.
 * @param origin of the process
 * @param turn counts the requests of this kind
 * @param mark a UUID, which makes a message or a missing path unique
 * @returns undefined where the connection was closed without an answer, as may happen to a hostile request
 */
export type Ask = (kind: Kind, origin: string, turn: number, mark: string) => Promise<Answer | undefined>

const packages = ['gs', 'ms', 'vs', 'zs', 'ls', 'rs', 'es']
const zipCodes = ['1000', '2000', '3000', '4000', '5000', '7000', '8000', '9000']
const formPath = pathOf('customer-service', 'en')
const redirectPath = pathOf('start', 'en')

/**
 * @param paths the pages to request, in turn
 * @param seed of the hostile requests
 */
export function mixedRequests(paths: readonly string[], seed: number): Ask {
  return async (kind, origin, turn, mark) => {
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
      case 'hostile': {
        const [bytes = Buffer.alloc(0)] = fc.sample(hostileRequest, { seed: seed + turn, numRuns: 1 })
        return sendBytes(Number(new URL(origin).port), bytes)
      }
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
