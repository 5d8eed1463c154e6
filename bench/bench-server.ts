import { residentMemory } from '../testing/processor-time.ts'
import { measureRenders } from './bench-content.ts'
import { type Metric, median, number } from './metric.ts'
import { type BuiltSite, siteUnderTest, startBareServer, startNginx } from './servers.ts'
import { measureThroughput } from './throughput.ts'

const coldStarts = 3

/** Measures one process of a site: start, memory, throughput next to nginx and plain Node, and rendering. */
export async function* benchServer(built: BuiltSite): AsyncGenerator<Metric> {
  const { language } = built
  const site = siteUnderTest(built)
  const starts: number[] = []
  for (let start = 0; start < coldStarts; start++) {
    await site.stop()
    const startedAt = performance.now()
    await site.start()
    await (await fetch(site.origin)).arrayBuffer()
    starts.push(performance.now() - startedAt)
  }
  yield { what: `${language} cold start to the first page, ms`, value: median(starts) }

  const memory = () => residentMemory(site.pid() ?? 0)
  const atRest = memory()
  const bare = await startBareServer(site.origin, 'unchanged')
  const nginx = await startNginx(site.origin, built)
  try {
    yield* measureThroughput(language, { proxy: nginx.proxy, files: nginx.files, ours: site, bare })
    yield { what: `${language} memory after the load, MB`, value: memory(), from: `${number(atRest)} MB at rest` }
    yield await measureRenders(language, site.origin)
  } finally {
    await Promise.all([bare, nginx, site].map((server) => server.stop()))
  }
}
