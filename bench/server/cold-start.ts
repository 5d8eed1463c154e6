import type { Served } from '../peers/site-process.ts'
import { median } from '../report/median.ts'

/** Milliseconds from the start of a built and seeded site's process to its first page in full; the median of `times`. */
export async function measureColdStart(serve: () => Promise<Served>, times: number): Promise<number> {
  const seen: number[] = []
  for (let time = 0; time < times; time++) {
    const startedAt = performance.now()
    const site = await serve()
    await (await fetch(site.origin)).text()
    seen.push(performance.now() - startedAt)
    await site.stop()
  }
  return median(seen)
}
