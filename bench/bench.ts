import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { languages } from '../domain/language.ts'
import { buildSites } from '../server/commands/build.ts'
import { fail, print, runCommand } from '../server/commands/command-line.ts'
import { chromium, installTools, nginx, postgresql, stopWithout, type TestTool } from '../testing/test-tools.ts'
import { benchBrowser } from './bench-browser.ts'
import { benchServer } from './bench-server.ts'
import { makeContent } from './content.ts'
import { measureEstimate } from './estimate.ts'
import { heading, isWithinBudget, type Metric, row } from './metric.ts'
import { benchOfficeOrders } from './office-orders.ts'
import { benchOrdering } from './ordering.ts'

const allParts = ['ordering', 'office', 'server', 'bytes', 'touch', 'paint']
const wrk: TestTool = { name: 'wrk', isInstalled: () => !spawnSync('wrk').error, packages: ['wrk'] }
const usage = `npm run bench [-- PART… --site en|nl --all --runs N]
PART is one of ${allParts.join(', ')}: all by default. --all loads every page instead of a sample.`

/**
 * Measures the built sites next to their baseline, nginx and plain Node, all on free loopback ports. Prints each metric when it is measured
 * and the missed budgets at the end. The exit code is 1 if there are any.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      all: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
    },
  })
  const sites = languages.filter((language) => language === (values.site ?? language))
  const parts = positionals.length > 0 ? positionals : allParts
  const runs = Number(values.runs)
  if (sites.length === 0 || parts.some((part) => !allParts.includes(part)) || !(runs >= 1)) return fail(`${usage}\n`)

  stopWithout(installTools([chromium, nginx, postgresql, wrk]))
  await buildSites(languages)
  const startedAt = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-bench-'))
  const missed: Metric[] = []
  try {
    const databaseUrl = await makeContent(folder)
    print(heading)
    if (parts.includes('ordering')) await report(benchOrdering(folder))
    if (parts.includes('office')) await report(benchOfficeOrders(folder))
    if (parts.includes('server')) await report([measureEstimate()])
    for (const language of sites) {
      const built = { language, databaseUrl, folder }
      if (parts.includes('server')) await report(benchServer(built, runs))
      if (parts.some((part) => !['server', 'ordering', 'office'].includes(part)))
        await report(benchBrowser(built, { parts, all: values.all, runs }))
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  const minutes = Math.ceil((Date.now() - startedAt) / 60_000)
  print(`\n${minutes} minutes; load average at the end ${loadavg()[0]?.toFixed(1)}.`)
  print(missed.length === 0 ? 'Every budget is held.' : `Missed:\n${missed.map(row).join('\n')}`)
  if (missed.length > 0) process.exitCode = 1

  async function report(metrics: AsyncIterable<Metric> | Iterable<Metric>) {
    for await (const metric of metrics) {
      print(row(metric))
      if (!isWithinBudget(metric)) missed.push(metric)
    }
  }
}

await runCommand(main, usage)
