import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildSites } from '../server/commands/build.ts'
import { type BrowserFigures, benchBrowser } from './bench-browser.ts'
import { benchServer, type ServerFigures } from './bench-server.ts'
import { type Options, readOptions, usage } from './options.ts'
import { seededDatabase } from './peers/seeded-database.ts'
import { report } from './report/report.ts'

/** All figures of a run, as they are written to `artifacts/bench/results.json`. */
export interface Results {
  options: Options
  startedAt: string
  /** Mean number of busy processes over a minute, before and after: above the number of cores, times are longer than they are. */
  load: { before: number; after: number }
  browser: BrowserFigures[]
  server: ServerFigures[]
}

const folder = resolve('artifacts/bench')

/** `npm run bench`: builds, starts everything it needs on free ports of the loopback, measures, and tells. */
async function bench(options: Options): Promise<void> {
  expectTools(options)
  await buildSites(options.sites)
  mkdirSync(folder, { recursive: true })
  const database = mkdtempSync(join(tmpdir(), 'helderhuis-bench-'))
  const databaseUrl = await seededDatabase(database)
  const results: Results = {
    options,
    startedAt: new Date().toISOString(),
    load: { before: busy(), after: 0 },
    browser: [],
    server: [],
  }
  const inBrowser = options.parts.some((part) => part !== 'server')
  for (const site of options.sites) {
    if (inBrowser) results.browser.push(await benchBrowser(site, options, folder, databaseUrl))
    if (options.parts.includes('server')) results.server.push(await benchServer(site, options, folder, databaseUrl))
  }
  rmSync(database, { recursive: true })
  results.load.after = busy()
  const text = report(results)
  writeFileSync(join(folder, 'results.json'), JSON.stringify(results, undefined, 2))
  writeFileSync(join(folder, 'tables.md'), text)
  process.stdout.write(`\n${text}\nAlso in artifacts/bench: results.json, tables.md\n`)
}

const busy = () => loadavg()[0] ?? 0

/** Ends the process with the command that helps where a program is missing. */
function expectTools({ parts }: Options): void {
  const tools = parts.includes('server') ? ['nginx', 'wrk'] : []
  if (parts.some((part) => part !== 'server')) tools.push('chromium', 'chromium-headless-shell')
  const missing = tools.filter((tool) => spawnSync(tool, ['--version']).error)
  if (missing.length === 0) return
  process.stderr.write(`The bench needs ${missing.join(' and ')} (Debian: apt-get install -y ${missing.join(' ')}).\n`)
  process.exit(1)
}

let options: Options
try {
  options = readOptions(process.argv.slice(2))
} catch (err) {
  process.stderr.write(`${err instanceof Error ? err.message : err}\n\n${usage}\n`)
  process.exit(1)
}
await bench(options)
