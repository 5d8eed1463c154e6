import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '../../domain/language.ts'
import { type PageId, pathOf } from '../../site/pages.ts'
import { markedMessage } from '../marked-message.ts'

/** What a stream of visitors met with. */
export interface Visits {
  pages: number
  /** What became of each page that was not shown. */
  failedPages: string[]
  /** The longest that a page took, in milliseconds. */
  slowestPage: number
  /** Tokens of the messages that were answered 202. */
  accepted: string[]
  failedMessages: string[]
}

const read: PageId[] = ['home', 'faq', 'reviews', 'customer-service']
const readers = 3
const writers = 2
/** Between two requests of one visitor, in milliseconds. */
const pause = { reader: 20, writer: 80 }

/**
 * Lets a few visitors of each site read pages and send messages, steadily, none of them trying again what failed. Half of the
 * messages have an idempotency key, as the browser's have, and half have none.
 * @returns ends the visits, and resolves with what they met with
 */
export function sendVisitors(origins: Partial<Record<Language, string>>): () => Promise<Visits> {
  const visits: Visits = { pages: 0, failedPages: [], slowestPage: 0, accepted: [], failedMessages: [] }
  let ending = false

  async function reader(language: Language, origin: string) {
    for (let turn = 0; !ending; turn += 1) {
      const url = origin + pathOf(read[turn % read.length] ?? 'home', language)
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

  const all = (Object.entries(origins) as [Language, string][]).flatMap(([language, origin]) => [
    ...Array.from({ length: readers }, () => reader(language, origin)),
    ...Array.from({ length: writers }, () => writer(language, origin)),
  ])
  return async () => {
    ending = true
    await Promise.all(all)
    return visits
  }
}

/** Reads an answer to its end. @returns why it is not what was expected; undefined where it is */
async function problemOf(answer: Promise<Response>, expected: number): Promise<string | undefined> {
  try {
    const response = await answer
    const text = await response.text()
    return response.status === expected ? undefined : `${response.status} ${text.slice(0, 200)}`
  } catch (error) {
    return String(error instanceof Error ? (error.cause ?? error) : error)
  }
}
