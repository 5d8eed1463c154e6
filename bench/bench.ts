import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Language, languages } from '../domain/language.ts'
import { buildSites } from '../run/commands/build-command.ts'
import { fail, print, runCommand } from '../run/commands/command-line.ts'
import { chromium, installTools, nginx, postgresql, stopWithout, type TestTool } from '../testing/test-tools.ts'
import { benchBrowser } from './bench-browser.ts'
import { makeContent } from './bench-content.ts'
import { benchCrew } from './bench-crew.ts'
import { measureEstimate } from './bench-estimate.ts'
import { benchOffice } from './bench-office.ts'
import { benchPayments } from './bench-payments.ts'
import { benchServer } from './bench-server.ts'
import { heading, isWithinBudget, type Metric, row } from './metric.ts'

const browserParts = ['touch', 'paint']
/** The parts that need the built sites. */
const siteParts = ['server', ...browserParts]
const allParts = ['office', 'payments', 'crew', ...siteParts]

const wrk: TestTool = { name: 'wrk', isInstalled: () => !spawnSync('wrk').error, packages: ['wrk'] }
const usage = `npm run bench [-- PART… --site en|nl --all]
PART is one of ${allParts.join(', ')}: all by default. --all loads every page instead of a sample.
npm run bench -- office --orders 1000000   an office of so many orders and messages; above 100,000 on PostgreSQL alone`

/** Prints each metric when it is measured, and the missed budgets at the end. The exit code is 1 if there are any. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      all: { type: 'boolean', default: false },
      orders: { type: 'string', default: '100000' },
    },
  })
  const sites = languages.filter((language) => language === (values.site ?? language))
  const parts = positionals.length > 0 ? positionals : allParts
  const orders = Number(values.orders)
  if (sites.length === 0 || parts.some((part) => !allParts.includes(part)) || !(orders > 0)) return fail(`${usage}\n`)

  stopWithout(installTools([chromium, nginx, postgresql, wrk]))
  if (parts.some((part) => siteParts.includes(part))) await buildSites(languages)
  else if (parts.some((part) => part === 'office' || part === 'crew')) await buildSites([])
  const startedAt = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-bench-'))
  const missed: Metric[] = []
  try {
    print(heading)
    for await (const metric of measure(folder, sites, parts, values.all, orders)) {
      print(row(metric))
      if (!isWithinBudget(metric)) missed.push(metric)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  const minutes = Math.ceil((Date.now() - startedAt) / 60_000)
  print(`\n${minutes} minutes; load average at the end ${loadavg()[0]?.toFixed(1)}.`)
  print(missed.length === 0 ? 'Every budget is held.' : `Missed:\n${missed.map(row).join('\n')}`)
  if (missed.length > 0) process.exitCode = 1
}

/**
 * Measures orders, the office and payments on both engines, and the built sites next to their baseline, nginx and
 * plain Node, all on free loopback ports.
 */
async function* measure(
  folder: string,
  sites: readonly Language[],
  parts: readonly string[],
  all: boolean,
  orders: number,
): AsyncGenerator<Metric> {
  if (parts.includes('office')) yield* benchOffice(folder, orders)
  if (parts.includes('payments')) yield* benchPayments()
  if (parts.includes('crew')) yield* benchCrew(folder)
  if (parts.includes('server')) yield measureEstimate()
  if (!parts.some((part) => siteParts.includes(part))) return
  const databaseUrl = await makeContent(folder)
  for (const language of sites) {
    const built = { language, databaseUrl, folder }
    if (parts.includes('server')) yield* benchServer(built)
    if (parts.some((part) => browserParts.includes(part))) yield* benchBrowser(built, parts, all)
  }
}

await runCommand(main, usage)
