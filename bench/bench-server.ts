import { measureRenders } from './bench-content.ts'
import type { Metric } from './metric.ts'
import { type BuiltSite, siteUnderTest, startBareServer, startNginx } from './servers.ts'
import { measureThroughput } from './throughput.ts'

/** Measures one process of a site: throughput next to nginx and plain Node, and rendering. */
export async function* benchServer(built: BuiltSite): AsyncGenerator<Metric> {
  const { language } = built
  const site = siteUnderTest(built)
  await site.start()
  const bare = await startBareServer(site.origin, 'unchanged')
  const nginx = await startNginx(site.origin, built)
  try {
    yield* measureThroughput(language, { proxy: nginx.proxy, files: nginx.files, ours: site, bare })
    yield await measureRenders(language, site.origin)
  } finally {
    await Promise.all([bare, nginx, site].map((server) => server.stop()))
  }
}
