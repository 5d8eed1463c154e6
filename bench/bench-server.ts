import { join } from 'node:path'
import type { Language } from '../domain/language.ts'
import { pathOf } from '../site/pages.ts'
import { editorsPage } from './benched-pages.ts'
import type { Options } from './options.ts'
import { recordAnswer, repacked } from './peers/recorded-answer.ts'
import { serveSite } from './peers/site-process.ts'
import { startMemoryServer } from './peers/start-memory-server.ts'
import { startNginx } from './peers/start-nginx.ts'
import { progress } from './report/progress.ts'
import { measureColdStart } from './server/cold-start.ts'
import { type MemoryFigures, measureMemory } from './server/memory.ts'
import { measureRenders, type RenderFigures } from './server/render-speed.ts'
import { measureThroughput, type Throughput } from './server/throughput.ts'

export interface ServerFigures {
  site: Language
  /** Milliseconds. */
  coldStart: number
  memory: MemoryFigures
  renders: RenderFigures
  throughput: Throughput[]
}

const coldStarts = 5

/** What one process of a site bears, beside nginx and a bare Node server with the same bytes. */
export async function benchServer(
  site: Language,
  { seconds, requests }: Options,
  folder: string,
  databaseUrl: string,
): Promise<ServerFigures> {
  const serve = (logLevel: string) => serveSite(site, folder, { DATABASE_URL: databaseUrl, LOG_LEVEL: logLevel })
  progress(`${site}: start, renders, memory`)
  const coldStart = await measureColdStart(() => serve('info'), coldStarts)
  const renders = await measureRenders(site, folder, databaseUrl, seconds)
  const fresh = await serve('info')
  const memory = await measureMemory(fresh, requests)
  await fresh.stop()

  const paths = ['/', pathOf('gs', site), editorsPage[site]]
  const [logging, quiet] = [await serve('info'), await serve('warn')]
  const answers = await Promise.all(
    paths.map(async (path) => repacked(await recordAnswer(logging.origin, path), (html) => html)),
  )
  const nginx = await startNginx(answers, join(folder, 'nginx'))
  const memoryServer = await startMemoryServer(answers, join(folder, 'memory-server'))
  try {
    const contenders = [
      { name: 'nginx, one worker', ...nginx },
      { name: 'ours', ...logging },
      { name: 'ours without the request log', ...quiet },
      { name: 'bare Node, from memory', ...memoryServer },
    ]
    return { site, coldStart, memory, renders, throughput: await measureThroughput(contenders, paths, seconds) }
  } finally {
    await Promise.all([logging, quiet, nginx, memoryServer].map((server) => server.stop()))
  }
}
