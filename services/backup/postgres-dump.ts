import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, linkSync, openSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { DatabaseProblem } from '../database/database-problem.ts'
import { syncToDisk } from './sync-to-disk.ts'

/**
 * Writes the PostgreSQL database at `url` into the new file `target`, while the sites keep running. The file appears
 * under its name once it is complete, can be listed and is on disk; only its owner may read it.
 * @throws DatabaseProblem on any failure; no file is left then
 */
export async function dumpPostgres(url: string, target: string): Promise<void> {
  if (existsSync(target))
    throw new DatabaseProblem(`${target} exists. A backup never overwrites a file: name a new one.`)
  const part = `${target}.part-${process.pid}`
  try {
    closeSync(openSync(part, 'wx', 0o600))
    await run('pg_dump', url, '--format=custom', `--file=${part}`)
    await run('pg_restore', undefined, '--list', part)
    syncToDisk(part)
    linkSync(part, target)
    syncToDisk(target)
  } finally {
    rmSync(part, { force: true })
  }
}

/**
 * Restores a dump into a new database beside the one at `url`, and drops that one again when `work` is done or fails.
 * @param purpose what the new database is for, as the end of its name
 * @param work is given the address of the new database
 */
export async function withRestored<Result>(
  dump: string,
  url: string,
  purpose: string,
  work: (restoredUrl: string) => Promise<Result>,
): Promise<Result> {
  const name = `${nameOf(url)}_${purpose}_${process.pid}`
  await ask(url, `create database ${quoted(name)} template template0`)
  try {
    const restoredUrl = beside(url, name)
    await run(
      'pg_restore',
      restoredUrl,
      '--no-owner',
      '--no-privileges',
      '--exit-on-error',
      '--single-transaction',
      dump,
    )
    return await work(restoredUrl)
  } finally {
    await ask(url, `drop database if exists ${quoted(name)} with (force)`)
  }
}

/**
 * Puts the database at `restoredUrl` in the place of the one at `url`, which is kept under another name, in one
 * transaction.
 * @returns the name of the former database
 * @throws DatabaseProblem if a site is connected to either; nothing was changed then
 */
export async function exchangePostgres(url: string, restoredUrl: string, now: Date): Promise<string> {
  const [name, restored] = [nameOf(url), nameOf(restoredUrl)]
  const kept = `${name}_before_${now.toISOString().replaceAll(/\D/g, '').slice(0, 14)}`
  try {
    await ask(
      beside(url, 'postgres'),
      `begin; alter database ${quoted(name)} rename to ${quoted(kept)};
       alter database ${quoted(restored)} rename to ${quoted(name)}; commit`,
    )
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseProblem(`${name} could not be replaced (${reason}). Stop the sites and try again.`, {
      cause: error,
    })
  }
  return kept
}

const nameOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1))
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

function beside(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${encodeURIComponent(name)}`
  return other.href
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Runs one of PostgreSQL's own programs on a database. @throws DatabaseProblem with what it says */
async function run(program: 'pg_dump' | 'pg_restore', url: string | undefined, ...parameters: string[]) {
  const address = url === undefined ? undefined : new URL(url)
  const password = decodeURIComponent(address?.password ?? '')
  // Everybody on the machine can read the parameters of a process, but not its environment.
  if (address) address.password = ''
  const child = spawn(program, [...(address ? [`--dbname=${address.href}`] : []), ...parameters], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  })
  const said = text(child.stderr)
  try {
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new DatabaseProblem(`${program} failed: ${(await said).trim()}`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new DatabaseProblem(`${program} is missing. Install it (Debian: apt-get install postgresql-client).`)
  }
}
