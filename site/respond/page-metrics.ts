import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { PageCache } from './page-cache.ts'

export type PageMetrics = ReturnType<typeof createPageMetrics>

/** Measures rendering and the page cache. */
export function createPageMetrics(registry: Registry, pageCache: Pick<PageCache, 'size'>) {
  const registers = [registry]
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Bytes of rendered pages in memory',
    registers,
    collect() {
      this.set(pageCache.size.bytes)
    },
  })
  return {
    stages: new Histogram({
      name: 'page_stage_duration_seconds',
      help: 'Time of each stage of rendering a page',
      labelNames: ['stage'],
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.02, 0.1, 0.5],
      registers,
    }),
    lookups: new Counter({
      name: 'page_cache_lookups_total',
      help: 'Requests for pages that are the same for everybody, by whether they were cached',
      labelNames: ['cache'],
      registers,
    }),
    renders: new Counter({ name: 'page_renders_total', help: 'Pages rendered for the cache', registers }),
  }
}
