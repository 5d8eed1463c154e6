import { setTimeout as sleep } from 'node:timers/promises'
import { residentMemory } from '../processor-time.ts'
import type { SiteProcess } from '../site-process.ts'
import { heapWithoutGarbage } from './heap-without-garbage.ts'

/** Memory of a process after a garbage collection, in megabytes. */
interface Memory {
  /** Its objects and buffers: what a leak makes grow. */
  heap: number
  /** All that it got from the system. It gives little of that back, and takes minutes to get all. */
  resident: number
}

/** Memory that a process held. */
export interface MemoryFigures {
  /** After the first fifth of the time, when caches are full. */
  early: Memory
  /** At the end, without requests under way. */
  late: Memory
  /** The maximum with garbage, in megabytes. */
  most: number
  /** Whether the early figure was taken late enough for the resident memory to be compared. */
  isWarm: boolean
}

/** Until threads have their arenas and compiled code is in memory, in milliseconds. */
const warmUp = 60_000

/**
 * Watches the memory of a site's process (Linux), and samples the maximum once a second.
 * @param site started with `--inspect`
 * @param duration how long the soak lasts, in milliseconds
 * @returns a function that ends the watch, after the last answer, and returns what was seen
 */
export function watchMemory(site: SiteProcess, duration: number): () => Promise<MemoryFigures> {
  const pid = site.pid() ?? 0
  const [inspector = ''] = /(?<=^Debugger listening on )ws:\S+/m.exec(site.log()) ?? []
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, residentMemory(pid))
  }, 1000)
  const measure = async (): Promise<Memory> => ({
    heap: await heapWithoutGarbage(inspector),
    resident: residentMemory(pid),
  })
  const early = sleep(duration / 5).then(measure)
  return async () => {
    clearInterval(timer)
    return { early: await early, late: await measure(), most, isWarm: duration / 5 >= warmUp }
  }
}
