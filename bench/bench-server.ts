import { openDatabase } from '../services/database/database.ts'
import { watchChange } from '../testing/cluster/watch-change.ts'
import { measureRenders } from './bench-content.ts'
import type { Metric } from './metric.ts'
import { type BuiltSite, siteUnderTest, startBareServer, startNginx } from './servers.ts'
import { measureThroughput } from './throughput.ts'

const changes = 10

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
    if (language === 'en') yield* measureChanges(built, [site.origin, nginx.proxy.origin])
  } finally {
    await Promise.all([bare, nginx, site].map((server) => server.stop()))
  }
}

/** Publishes changes of a page, and measures how long the process and nginx before it show the old one (R10.5). */
async function* measureChanges({ databaseUrl, folder }: BuiltSite, origins: string[]): AsyncGenerator<Metric> {
  const database = openDatabase(databaseUrl)
  const seen: number[][] = []
  for (let change = 0; change < changes; change += 1)
    seen.push(await watchChange(database, folder, origins, `Change ${change}`))
  await database.destroy()
  const longest = (index: number) => Math.max(...seen.map((each) => each[index] ?? Number.NaN))
  yield { what: 'A change shows on a process, ms at most', value: longest(0), atMost: 1000 }
  yield { what: 'A change shows through nginx, ms at most', value: longest(1), atMost: 2000 }
}
