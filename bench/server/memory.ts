import { setTimeout } from 'node:timers/promises'
import { residentMemory } from '../../testing/processor-time.ts'
import type { Served } from '../peers/site-process.ts'
import { load } from './load.ts'

/** Megabytes that a site's process holds. */
export interface MemoryFigures {
  /** Started, one page shown, nothing more to do. */
  atRest: number
  /** After each share of the requests. */
  afterRequests: { requests: number; megabytes: number }[]
}

const shares = 4
const settling = 3000

/** Memory of a freshly started site at rest, and while it answers at least so many requests. */
export async function measureMemory(site: Served, requests: number): Promise<MemoryFigures> {
  await (await fetch(site.origin)).text()
  await setTimeout(settling)
  const figures: MemoryFigures = { atRest: residentMemory(site.pid), afterRequests: [] }
  let answered = 0
  for (let share = 1; share <= shares; share++) {
    while (answered < (requests * share) / shares) answered += (await load(`${site.origin}/`, site.pid, 32, 2)).requests
    await setTimeout(settling)
    figures.afterRequests.push({ requests: answered, megabytes: residentMemory(site.pid) })
  }
  return figures
}
