import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { checkData } from '../../services/backup/check-data.ts'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase, readMigrationState } from '../../services/database/migrate-database.ts'
import { formerReviews, makeFormerRelease } from '../database/former-release.ts'
import { newDatabase } from '../database/new-database.ts'
import { startPostgres } from '../database/start-postgres.ts'

/** The findings after one kill. */
interface Found {
  /** Whether the upgrade had been done when it was killed. */
  upgraded: boolean
  faults: string[]
}

/** A database as the former release left it, and what removes it. */
interface Old {
  url: string
  drop(): Promise<void> | void
}

const engineNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

/**
 * `npm run prove:upgrades`: kills `data upgrade` at moments spread over its whole run, and looks each time whether the
 * database is whole, starts, and has everything that it had.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { kills: { type: 'string', default: '60' } } })
  const kills = Number(values.kills)
  const folder = mkdtempSync(join(tmpdir(), 'upgrades-'))
  const postgres = await startPostgres()
  try {
    await prove('sqlite', kills, folder, () => oldSqlite(folder))
    await prove('postgres', kills, folder, () => oldPostgres(postgres.url))
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true })
  }
}

async function prove(engine: keyof typeof engineNames, kills: number, folder: string, make: () => Promise<Old>) {
  const undisturbed = await make()
  const length = await runUpgrade(undisturbed.url, folder)
  await undisturbed.drop()
  const found: Found[] = []
  for (let kill = 1; kill <= kills; kill++) {
    const old = await make()
    await runUpgrade(old.url, folder, (length * kill) / (kills + 1))
    found.push(await inspect(old.url))
    await old.drop()
  }
  const faults = found.flatMap((one) => one.faults)
  const before = found.filter(({ upgraded }) => !upgraded).length
  process.stdout.write(
    `${engineNames[engine]}: ${kills} kills over ${Math.round(length)} ms, ${before} before the database was upgraded and ${kills - before} after; faults: ${faults.length}\n`,
  )
  for (const fault of faults) process.stdout.write(`  ${fault}\n`)
  if (faults.length > 0) process.exitCode = 1
}

/**
 * Runs the upgrade in a separate process.
 * @param killAfter milliseconds after which it is killed; undefined: it is to end well
 * @returns how long it took, in milliseconds
 */
async function runUpgrade(url: string, folder: string, killAfter?: number): Promise<number> {
  const begunAt = performance.now()
  const backups = mkdtempSync(join(folder, 'backups-'))
  const child = fork('run/commands/data-command.ts', ['upgrade', backups], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, DATABASE_URL: url },
  })
  const ended = once(child, 'exit')
  if (killAfter !== undefined) {
    await Promise.race([pause(killAfter), ended])
    child.kill('SIGKILL')
  }
  const [code, signal] = await ended
  if (killAfter === undefined && code !== 0) throw new Error(`The upgrade ended with ${code ?? signal}`)
  return performance.now() - begunAt
}

/** Opens the database as a site does that starts, and compares it with what it held. */
async function inspect(url: string): Promise<Found> {
  const database = openDatabase(url)
  try {
    const { pending, newer } = await readMigrationState(database)
    const upgraded = pending.length === 0
    await migrateDatabase(database)
    const { faults } = await checkData(database)
    const { count } = await database
      .selectFrom('review')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    const pages = await database.selectFrom('page').select('title').where('path', '=', 'ramen-wassen').execute()
    if (newer) faults.push(`It has the unknown step ${newer}.`)
    if (Number(count) !== formerReviews) faults.push(`${count} of ${formerReviews} reviews are left.`)
    if (pages.length !== 1) faults.push('The page is lost.')
    return { upgraded, faults }
  } catch (error) {
    return { upgraded: false, faults: [String(error)] }
  } finally {
    await database.destroy()
  }
}

async function oldSqlite(folder: string): Promise<Old> {
  const place = join(mkdtempSync(join(folder, 'sqlite-')), 'data')
  mkdirSync(place)
  const path = join(place, 'old.db')
  await fill(`sqlite:${path}`)
  return { url: `sqlite:${path}`, drop: () => rmSync(place, { recursive: true }) }
}

async function oldPostgres(serverUrl: string): Promise<Old> {
  const { url, drop } = await newDatabase(serverUrl)
  await fill(url)
  return { url, drop }
}

async function fill(url: string): Promise<void> {
  const database = openDatabase(url)
  await makeFormerRelease(database)
  await database.destroy()
}

await main()
