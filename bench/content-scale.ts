import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { readSettings } from '../server/config.ts'
import { migrateDatabase } from '../server/database/migrate-database.ts'
import { createServices, type Services } from '../server/services.ts'
import { startPostgres } from '../testing/database/start-postgres.ts'
import { type Measured, measurements } from './content-measurements.ts'
import { fillContent } from './fill-content.ts'
import { median } from './report/median.ts'
import { table, whole } from './report/table.ts'

/** No measurement takes longer than so many milliseconds, unless it has had fewer rounds than these. */
const longest = 20_000
const fewest = 3

/**
 * What reading content costs with 1 000, 100 000 and 1 000 000 reviews and as many editors' pages, on both engines:
 * `node bench/content-scale.ts [--engine sqlite|postgres] [--sizes 1000,100000]`. Prints the tables of
 * docs/performance-content.md. The rounds of all sizes take turns, so that a busy machine disturbs them alike.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { engine: { type: 'string' }, sizes: { type: 'string', default: '1000,100000,1000000' } },
  })
  const sizes = values.sizes.split(',').map(Number)
  if (values.engine !== 'postgres') await measureSqlite(sizes)
  if (values.engine !== 'sqlite') await measurePostgres(sizes)
}

async function measureSqlite(sizes: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-bench-'))
  try {
    await measure('SQLite', sizes, async (size) => `sqlite:${join(folder, `${size}.db`)}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function measurePostgres(sizes: readonly number[]) {
  const postgres = await startPostgres()
  try {
    const administration = openServices(postgres.url)
    await measure('PostgreSQL', sizes, async (size) => {
      await sql.raw(`create database bench_${size}`).execute(administration.database)
      return postgres.url.replace(/\/[^/]*$/, `/bench_${size}`)
    })
    await administration.database.destroy()
  } finally {
    await postgres.stop()
  }
}

/** Pages are not rendered here. */
const assets = { of: () => ({ modulesOf: () => [], css: '', boot: '' }), consent: { module: '', css: '' } }

function openServices(databaseUrl: string): Services {
  const settings = { ...readSettings({ DATABASE_URL: databaseUrl }), logLevel: 'silent' }
  return createServices(settings, { assets })
}

async function measure(engine: string, sizes: readonly number[], urlOf: (size: number) => Promise<string>) {
  const sites: Measured[] = []
  for (const size of sizes) {
    const services = openServices(await urlOf(size))
    await migrateDatabase(services.database)
    const startedAt = Date.now()
    await fillContent(services.database, size)
    if (engine === 'PostgreSQL') await vacuum(services)
    process.stderr.write(`${engine}: ${size} filled in ${Math.round((Date.now() - startedAt) / 1000)} s\n`)
    sites.push({ services, size })
  }
  const rows: string[][] = []
  for (const [what, { prepare, run, rounds, linear }] of Object.entries(measurements)) {
    const times = sites.map((): number[] => [])
    const until = performance.now() + longest
    // The first round warms caches and statements.
    for (let round = linear ? 1 : 0; round <= rounds && (round <= fewest || performance.now() < until); round++) {
      for (const [index, site] of sites.entries()) {
        await prepare?.(site)
        const startedAt = performance.now()
        const units = await run(site, round)
        const took = performance.now() - startedAt
        if (round > 0) times[index]?.push(typeof units === 'number' ? took / units : took)
      }
    }
    const medians = times.map(median)
    const growth = (medians.at(-1) ?? 0) / (medians[0] ?? 1)
    rows.push([`${what}${linear ? ' *' : ''}`, ...medians.map(milliseconds), growth.toFixed(1)])
    process.stderr.write(`${engine}: ${what} measured\n`)
  }
  for (const { services } of sites) await services.database.destroy()
  process.stdout.write(`\n### ${engine}\n\n${table(['', ...sizes.map(whole), 'growth'], rows)}\n`)
}

/** What PostgreSQL's autovacuum does by itself some minutes after so many rows came in. */
async function vacuum({ database }: Services) {
  await database.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum analyze`.execute(connection)
  })
}

const milliseconds = (ms: number) => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0))

await main()
