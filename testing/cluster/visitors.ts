import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '../../domain/language.ts'
import { type PageId, pathOf } from '../../domain/website/pages.ts'
import { markedMessage } from '../marked-message.ts'
import { markedOrders } from '../ordering/marked-orders.ts'
import { payForOrder } from '../ordering/pay-for-order.ts'

/** The results of simulated visitors. */
export interface Visits {
  pages: number
  /** A line for each page that failed. */
  failedPages: string[]
  /** The longest response time of a page, in milliseconds. */
  slowestPage: number
  /** The tokens of the messages answered with 202. */
  accepted: string[]
  failedMessages: string[]
  /** The marks of the orders that were placed and paid. */
  ordered: string[]
  failedOrders: string[]
}

const pages: PageId[] = ['home', 'faq', 'reviews', 'customer-service']
const homes: Record<Language, string> = { en: 'packageId=gs&zipCode=2000', nl: 'packageId=gs&zipCode=7551AB' }
const readers = 3
const writers = 2
/** The time between two requests of one visitor, in milliseconds. */
const pause = { reader: 20, writer: 80, orderer: 400 }
/** An order that is not answered is tried again with the same key: nginx must not send it twice. */
const mostTries = 20

/**
 * Runs simulated visitors on each site who read pages, prices and free visits, send messages, and place and pay orders at a steady rate. Pages
 * and messages are not retried. Half of the messages have an idempotency key, like the browser's, and half have none.
 * @returns `anotherOrder` resolves once one more order was placed; `end` ends the visits and resolves with their results
 */
export function sendVisitors(origins: Partial<Record<Language, { origin: string; ordering: string }>>): {
  anotherOrder: () => Promise<void>
  end: () => Promise<Visits>
} {
  const failures = { failedPages: [], failedMessages: [], failedOrders: [] }
  const visits: Visits = { pages: 0, slowestPage: 0, accepted: [], ordered: [], ...failures }
  let ending = false
  const waiting: (() => void)[] = []

  async function reader(language: Language, origin: string, ordering: string) {
    const asked = [`${origin}/api/estimate?${homes[language]}`, `${ordering}/api/visits?${homes[language]}`]
    const urls = [...pages.map((id) => origin + pathOf(id, language)), ...asked]
    for (let turn = 0; !ending; turn += 1) {
      const url = urls[turn % urls.length] ?? origin
      const startedAt = performance.now()
      const problem = await problemOf(fetch(url), 200)
      visits.pages += 1
      visits.slowestPage = Math.max(visits.slowestPage, performance.now() - startedAt)
      if (problem) visits.failedPages.push(`${url}: ${problem}`)
      await sleep(pause.reader)
    }
  }

  async function writer(language: Language, origin: string) {
    for (let turn = 0; !ending; turn += 1) {
      const token = randomUUID()
      const key = turn % 2 ? { 'Idempotency-Key': token } : undefined
      const answer = fetch(`${origin}/api/sendMail`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...key },
        body: JSON.stringify(markedMessage(token, language)),
      })
      const problem = await problemOf(answer, 202)
      if (problem) visits.failedMessages.push(problem)
      else visits.accepted.push(token)
      await sleep(pause.writer)
    }
  }

  async function orderer(language: Language, ordering: string) {
    const order = markedOrders(language)
    const orderAndPay = async (...placement: Parameters<typeof order>) => {
      const answer = await order(...placement)
      if (answer.ok) await payForOrder(ordering, await answer.clone().json())
      return answer
    }
    while (!ending) {
      const mark = randomUUID()
      let problem: string | undefined = 'not tried'
      for (let attempt = 0; problem && attempt < mostTries; attempt += 1) {
        problem = await problemOf(orderAndPay(ordering, mark), 201)
        await sleep(pause.orderer)
      }
      if (problem) visits.failedOrders.push(problem)
      else {
        visits.ordered.push(mark)
        for (const resolve of waiting.splice(0)) resolve()
      }
    }
  }

  const all = (Object.entries(origins) as [Language, { origin: string; ordering: string }][]).flatMap(
    ([language, { origin, ordering }]) => [
      ...Array.from({ length: readers }, () => reader(language, origin, ordering)),
      ...Array.from({ length: writers }, () => writer(language, origin)),
      orderer(language, ordering),
    ],
  )
  return {
    anotherOrder: () => new Promise((resolve) => waiting.push(resolve)),
    async end() {
      ending = true
      await Promise.all(all)
      return visits
    },
  }
}

/** Reads a response to its end. @returns a problem; undefined if it has the expected status */
async function problemOf(answer: Promise<Response>, expected: number): Promise<string | undefined> {
  try {
    const response = await answer
    const text = await response.text()
    return response.status === expected ? undefined : `${response.status} ${text.slice(0, 200)}`
  } catch (error) {
    return String(error instanceof Error ? (error.cause ?? error) : error)
  }
}
