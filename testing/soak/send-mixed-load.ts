import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { KillableSite } from './killable-site.ts'
import { type Ask, type Kind, kinds, mix } from './mixed-requests.ts'

/** What a stream of mixed requests met with. */
export interface LoadFigures {
  sent: Record<Kind, number>
  /** Requests that were cut off because their process was killed. */
  cutOff: number
  /** Requests that were told to come back later: 503 with `Retry-After`. */
  shed: number
  /** Each other request that was not answered as it has to be. */
  errors: string[]
  /** Marks of the messages that were accepted. */
  accepted: string[]
  /** How long each page took, in milliseconds, by process. */
  pageTimes: number[][]
}

/** A site that stands still is not buried under what it missed. */
const mostUnderWay = 300
/** Between two tries of a message, in milliseconds, and how many there are: enough for a restart. */
const retry = { pause: 250, most: 100 }

/**
 * Sends requests of every kind at their steady rates, to the sites' processes in turn. A message is sent again with the same
 * key until it is accepted, to the other process, as a browser behind a proxy would.
 * @returns ends the stream, and resolves with what it met with when the last answer is there
 */
export function sendMixedLoad(sites: readonly KillableSite[], ask: Ask): () => Promise<LoadFigures> {
  const sent = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
  const figures: LoadFigures = { sent, cutOff: 0, shed: 0, errors: [], accepted: [], pageTimes: sites.map(() => []) }
  let ending = false

  /** @returns whether it was answered as it has to be */
  async function sendOne(kind: Kind, site: KillableSite, turn: number, mark: string): Promise<boolean> {
    figures.sent[kind] += 1
    const wasKilled = site.watchKills()
    const startedAt = performance.now()
    try {
      const answer = await ask(kind, site.origin, turn, mark)
      if (kind === 'page') figures.pageTimes[sites.indexOf(site)]?.push(performance.now() - startedAt)
      if (kind === 'hostile' ? (answer?.status ?? 0) < 500 : answer?.status === mix[kind].status) return true
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
    const isMessage = kind === 'message' || kind === 'form'
    for (let attempt = 0; attempt < (isMessage ? retry.most : 1); attempt += 1) {
      const site = sites[(turn + attempt) % sites.length]
      // Each process in turn is asked for the same.
      const answered = site && (await sendOne(kind, site, Math.floor(turn / sites.length), mark))
      if (!isMessage) return
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
