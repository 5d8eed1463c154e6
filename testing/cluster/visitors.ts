import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type PageId, pathOf } from '../../domain/website/pages.ts'
import { sendMarked } from '../marked-message.ts'
import { markedOrders } from '../ordering/marked-orders.ts'

/** The results of simulated visitors. */
interface Visits {
  /** A line for each page that failed. */
  failedPages: string[]
  /** The tokens of the messages answered with 202. */
  accepted: string[]
  failedMessages: string[]
  /** The marks of the orders that were placed and paid. */
  ordered: string[]
  failedOrders: string[]
}

const pages: PageId[] = ['home', 'faq', 'reviews', 'customer-service']
const home = 'packageId=gs&zipCode=2000'
const readers = 3
const writers = 2
/** The time between two requests of one visitor, in milliseconds. */
const pause = { reader: 20, writer: 80, orderer: 400 }
/** An order that is not answered is tried again with the same key: nginx must not send it twice. */
const mostTries = 20

/**
 * Runs simulated visitors of the English site who read pages, prices and free visits, send messages, and place and pay
 * orders at a steady rate. Pages and messages are not retried. Half of the messages have an idempotency key, like the
 * browser's, and half have none.
 * @returns `anotherOrder` resolves once one more order is placed; `end` ends the visits and resolves with their results
 */
export function sendVisitors({ origin, ordering }: { origin: string; ordering: string }) {
  const visits: Visits = { accepted: [], ordered: [], failedPages: [], failedMessages: [], failedOrders: [] }
  let ending = false
  const waiting: (() => void)[] = []

  async function reader() {
    const asked = [`${origin}/api/estimate?${home}`, `${ordering}/api/visits?${home}`]
    const urls = [...pages.map((id) => origin + pathOf(id, 'en')), ...asked]
    for (let turn = 0; !ending; turn += 1) {
      const url = urls[turn % urls.length] ?? origin
      const problem = await problemOf(fetch(url), 200)
      if (problem) visits.failedPages.push(`${url}: ${problem}`)
      await sleep(pause.reader)
    }
  }

  async function writer() {
    for (let turn = 0; !ending; turn += 1) {
      const token = randomUUID()
      const problem = await problemOf(sendMarked(origin, token, turn % 2 ? token : undefined), 202)
      if (problem) visits.failedMessages.push(problem)
      else visits.accepted.push(token)
      await sleep(pause.writer)
    }
  }

  async function orderer() {
    const order = markedOrders()
    while (!ending) {
      const mark = randomUUID()
      let problem: string | undefined = 'not tried'
      for (let attempt = 0; problem && attempt < mostTries; attempt += 1) {
        problem = await problemOf(order(ordering, mark), 201)
        await sleep(pause.orderer)
      }
      if (problem) visits.failedOrders.push(problem)
      else {
        visits.ordered.push(mark)
        for (const resolve of waiting.splice(0)) resolve()
      }
    }
  }

  const all = [...Array.from({ length: readers }, reader), ...Array.from({ length: writers }, writer), orderer()]
  return {
    anotherOrder: () => new Promise<void>((resolve) => waiting.push(resolve)),
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
