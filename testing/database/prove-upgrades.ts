import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { checkData } from '../../services/backup/check-data.ts'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase, readMigrationState } from '../../services/database/migrate-database.ts'
import { runProof } from '../commands/run-proof.ts'
import { formerReviews, makeFormerRelease } from './former-release.ts'

/**
 * `npm run prove:upgrades`: kills `data upgrade` at moments spread over its whole run, and looks each time whether the
 * database is whole, starts, and has everything that it had.
 */
await runProof('npm run prove:upgrades', { kills: 60 }, async (_, { kills }, { newDatabase }) => {
  async function onFormerRelease<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
    const { url, drop } = await newDatabase()
    const database = openDatabase(url)
    await makeFormerRelease(database)
    await database.destroy()
    const result = await work(url)
    await drop()
    return result
  }
  const length = await onFormerRelease((url) => runUpgrade(url))
  const found: Awaited<ReturnType<typeof inspect>>[] = []
  for (let kill = 1; kill <= kills; kill++)
    found.push(
      await onFormerRelease(async (url) => {
        await runUpgrade(url, (length * kill) / (kills + 1))
        return await inspect(url)
      }),
    )
  const before = found.filter(({ upgraded }) => !upgraded).length
  const moments = `${before} before the database was upgraded and ${kills - before} after`
  return {
    tried: [`${kills} kills over ${Math.round(length)} ms, ${moments}`],
    violations: found.flatMap(({ faults }) => faults),
  }
})

/**
 * Runs the upgrade in a separate process.
 * @param killAfter milliseconds after which it is killed; undefined: it is to end well
 * @returns how long it took, in milliseconds
 */
async function runUpgrade(url: string, killAfter?: number): Promise<number> {
  const begunAt = performance.now()
  const backups = mkdtempSync(join(tmpdir(), 'helderhuis-backups-'))
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
  rmSync(backups, { recursive: true })
  if (killAfter === undefined && code !== 0) throw new Error(`The upgrade ended with ${code ?? signal}`)
  return performance.now() - begunAt
}

/**
 * Opens the database as a site does that starts, and compares it with what it held.
 * @returns whether the upgrade had been done when it was killed, and what is wrong
 */
async function inspect(url: string) {
  const database = openDatabase(url)
  try {
    const { pending } = await readMigrationState(database)
    const upgraded = pending.length === 0
    await migrateDatabase(database)
    const { faults } = await checkData(database)
    const { count } = await database
      .selectFrom('review')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    const pages = await database.selectFrom('page').select('title').where('path', '=', 'ramen-wassen').execute()
    if (Number(count) !== formerReviews) faults.push(`${count} of ${formerReviews} reviews are left.`)
    if (pages.length !== 1) faults.push('The page is lost.')
    return { upgraded, faults }
  } catch (error) {
    return { upgraded: false, faults: [String(error)] }
  } finally {
    await database.destroy()
  }
}
