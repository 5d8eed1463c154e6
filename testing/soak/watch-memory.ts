import { setTimeout as sleep } from 'node:timers/promises'
import { residentMemory } from '../processor-time.ts'
import type { SiteProcess } from '../site-process.ts'
import { collectGarbage } from './collect-garbage.ts'

/** Memory that a process held, in megabytes. */
export interface MemoryFigures {
  /**
   * After the first fifth of the time and a garbage collection: by then caches are full and threads have their arenas.
   */
  early: number
  /** At the end, after a garbage collection. */
  late: number
  /** The maximum, with garbage. */
  most: number
}

/**
 * Watches the memory of a site's process (Linux), and samples the maximum once a second.
 * @param site started with `--inspect`
 * @param duration how long the soak lasts, in milliseconds
 * @returns a function that ends the watch and returns what was seen
 */
export function watchMemory(site: SiteProcess, duration: number): () => Promise<MemoryFigures> {
  const pid = site.pid() ?? 0
  const [inspector = ''] = /(?<=^Debugger listening on )ws:\S+/m.exec(site.log()) ?? []
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, residentMemory(pid))
  }, 1000)
  const withoutGarbage = async () => {
    await collectGarbage(inspector)
    return residentMemory(pid)
  }
  const early = sleep(duration / 5).then(withoutGarbage)
  return async () => {
    clearInterval(timer)
    return { early: await early, late: await withoutGarbage(), most }
  }
}
