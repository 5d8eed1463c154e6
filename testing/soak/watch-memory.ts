import { setTimeout as sleep } from 'node:timers/promises'
import { residentMemory } from '../processor-time.ts'
import { collectGarbage } from './collect-garbage.ts'

/** Memory that a process held, in megabytes. */
export interface MemoryFigures {
  /** After the first fifth of the time, its garbage collected: caches are full by then, and threads have their arenas. */
  early: number
  /** At the end, its garbage collected. */
  late: number
  /** With whatever garbage there was. */
  most: number
}

/**
 * Watches the memory of a process (Linux), each second for the most.
 * @param inspectorPort where its inspector listens
 * @param duration how long the soak lasts, in milliseconds
 * @returns ends it, and tells what was seen
 */
export function watchMemory(pid: number, inspectorPort: string, duration: number): () => Promise<MemoryFigures> {
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, residentMemory(pid))
  }, 1000)
  const withoutGarbage = async () => {
    await collectGarbage(inspectorPort)
    return residentMemory(pid)
  }
  const early = sleep(duration / 5).then(withoutGarbage)
  return async () => {
    clearInterval(timer)
    return { early: await early, late: await withoutGarbage(), most }
  }
}
