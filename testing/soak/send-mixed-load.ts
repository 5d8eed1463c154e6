import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { KillableSite } from './killable-site.ts'
import { type Ask, type Kind, kinds, mix } from './mixed-requests.ts'

/** The results of a stream of mixed requests. */
export interface LoadFigures {
  sent: Record<Kind, number>
  /** Requests cut off because their process was killed. */
  cutOff: number
  /** Requests answered 503 with `Retry-After`. */
  shed: number
  /** All other requests that did not get the expected answer. */
  errors: string[]
  /** Marks of the messages and orders that were accepted. */
  accepted: string[]
  /** How long each page took, in milliseconds, by process. */
  pageTimes: number[][]
}

/** So that a stalled site is not flooded afterwards. */
const mostUnderWay = 300
/**
 * Pause between two attempts for a message or order, in milliseconds, and the number of attempts: enough for a restart.
 */
const retry = { pause: 250, most: 100 }

/**
 * Sends requests of every kind at their steady rates, to the sites' processes in turn. A message or order is retried
 * with the same key at the other process until it is accepted, as through a proxy.
 * @returns a function that ends the stream, waits for the last answer and returns the results
 */
export function sendMixedLoad(sites: readonly KillableSite[], ask: Ask): () => Promise<LoadFigures> {
  const sent = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
  const figures: LoadFigures = { sent, cutOff: 0, shed: 0, errors: [], accepted: [], pageTimes: sites.map(() => []) }
  let ending = false

  /** @returns whether it got the expected answer */
  async function sendOne(kind: Kind, site: KillableSite, turn: number, mark: string): Promise<boolean> {
    figures.sent[kind] += 1
    const wasKilled = site.watchKills()
    const startedAt = performance.now()
    try {
      const answer = await ask(kind, site, turn, mark)
      if (kind === 'page') figures.pageTimes[sites.indexOf(site)]?.push(performance.now() - startedAt)
      if (mix[kind].status === undefined ? (answer?.status ?? 0) < 500 : answer?.status === mix[kind].status)
        return true
      if (answer?.status === 503 && answer.headers.has('retry-after')) figures.shed += 1
      else figures.errors.push(`${kind} ${turn}: answered ${answer?.status}`)
    } catch (error) {
      if (wasKilled()) figures.cutOff += 1
      else figures.errors.push(`${kind} ${turn}: ${error instanceof Error ? (error.cause ?? error) : error}`)
    }
    return false
  }

  async function send(kind: Kind, turn: number): Promise<void> {
    const mark = randomUUID()
    const isKept = kind === 'message' || kind === 'form' || kind === 'order'
    for (let attempt = 0; attempt < (isKept ? retry.most : 1); attempt += 1) {
      const site = sites[(turn + attempt) % sites.length]
      // Each process in turn gets the same request.
      const answered = site && (await sendOne(kind, site, Math.floor(turn / sites.length), mark))
      if (!isKept) return
      if (answered) {
        figures.accepted.push(mark)
        return
      }
      await sleep(retry.pause)
    }
    figures.errors.push(`${kind} ${turn}: not accepted within ${retry.most} tries`)
  }

  async function stream(kind: Kind): Promise<void> {
    const underWay = new Set<Promise<void>>()
    const startedAt = performance.now()
    for (let turn = 0; !ending; turn += 1) {
      const request: Promise<void> = send(kind, turn).finally(() => underWay.delete(request))
      underWay.add(request)
      if (underWay.size >= mostUnderWay) await Promise.race(underWay)
      await sleep(Math.max(0, startedAt + ((turn + 1) * 1000) / mix[kind].perSecond - performance.now()))
    }
    await Promise.all(underWay)
  }

  const streams = Promise.all(kinds.map(stream))
  return async () => {
    ending = true
    await streams
    return figures
  }
}
