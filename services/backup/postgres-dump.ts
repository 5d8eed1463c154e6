import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseProblem } from '../database/database-problem.ts'
import { runDump, runProgram } from './postgres-programs.ts'
import { writeBackup } from './sync-to-disk.ts'

/** PostgreSQL's code for what a user has no right to. */
const forbidden = '42501'

/**
 * Writes our tables of the PostgreSQL database at `url` into the new file `target`, as `writeBackup` does, while the
 * sites keep running, and checks that it can be listed.
 * @throws DatabaseProblem on any failure; no file is left then
 */
export async function dumpPostgres(url: string, target: string): Promise<void> {
  await writeBackup(target, async (part) => {
    // Others may have tables in the same database, which our user cannot read.
    const schema = `--schema=${quoted(await schemaOf(url))}`
    await runProgram('pg_dump', url, '--format=custom', schema, `--file=${part}`)
    await runProgram('pg_restore', undefined, '--list', part)
  })
}

/**
 * Restores a dump beside the database at `url`, and removes what it restored when `work` is done or fails. It goes into
 * a new database, or where our user may not make one, into the one that an administrator made for it. One at a time:
 * what is found there was left by a process that was killed, and is removed.
 * @param work is given the address of the restored database
 */
export async function withRestored<Result>(
  dump: string,
  url: string,
  work: (restoredUrl: string) => Promise<Result>,
): Promise<Result> {
  const schema = await schemaOf(url)
  const turn = new pg.Client({ connectionString: url })
  // A connection that breaks ends our turn; the next question then says what is wrong.
  turn.on('error', () => {})
  try {
    await turn.connect()
    await turn.query(`select pg_advisory_lock(hashtext('drill'))`)
    const { restoredUrl, remove } = await placeBeside(url, schema)
    try {
      await refill(dump, restoredUrl, schema)
      return await work(restoredUrl)
    } finally {
      await remove()
    }
  } finally {
    await turn.end()
  }
}

async function placeBeside(url: string, schema: string) {
  const prepared = `${nameOf(url)}_drill`
  const own = `${prepared}_restored`
  const remove = () => ask(url, `drop database if exists ${quoted(own)} with (force)`)
  try {
    await remove()
    await ask(url, `create database ${quoted(own)} template template0`)
    return { restoredUrl: beside(url, own), remove }
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === forbidden)) throw error
  }
  const restoredUrl = beside(url, prepared)
  const emptied = `drop schema if exists ${quoted(schema)} cascade`
  try {
    await ask(restoredUrl, `${emptied}; create schema ${quoted(schema)}`)
  } catch (error) {
    const user = quoted(decodeURIComponent(new URL(url).username))
    throw new DatabaseProblem(
      `Our user may make no database to restore into, and cannot use ${prepared} (${error instanceof Error ? error.message : error}). As PostgreSQL's administrator: create database ${quoted(prepared)} owner ${user}`,
      { cause: error },
    )
  }
  return { restoredUrl, remove: () => ask(restoredUrl, emptied) }
}

/**
 * Replaces our tables in the database at `url` by those of a dump, in one transaction, with what they held in a dump
 * beside the first one.
 * @returns the file of what they held
 * @throws DatabaseProblem, with the database unchanged, if a site is connected or the dump cannot be restored
 */
export async function restorePostgres(dump: string, url: string, now: Date): Promise<string> {
  if (await isInUse(url))
    throw new DatabaseProblem(`${nameOf(url)} is in use by another program. Stop the sites and try again.`)
  const kept = `${dump}.before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`
  await dumpPostgres(url, kept)
  await refill(dump, url, await schemaOf(url))
  return kept
}

/** Tells whether others stay connected: PostgreSQL ends the sessions of a program that has stopped a moment later. */
async function isInUse(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const [sessions] = await ask<{ others: number }>(
      url,
      `select count(*)::integer as "others" from pg_stat_activity
        where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
    )
    if (sessions?.others === 0) return false
    await sleep(100)
  }
  return true
}

/** Drops our tables and restores those of a dump, in one transaction. */
async function refill(dump: string, url: string, schema: string): Promise<void> {
  const name = literal(schema)
  const emptied = `do $$ declare statement text; begin
    if to_regnamespace(quote_ident(${name})) is null then execute format('create schema %I', ${name}); end if;
    for statement in select format('drop table %I.%I cascade', schemaname, tablename) from pg_tables
      where schemaname = ${name} and tableowner = current_user loop execute statement; end loop;
    end $$`
  await runDump(dump, url, emptied, ['--no-owner', '--no-privileges', `--schema=${schema}`])
}

/** The schema that our tables are in: the first one of the search path that exists. */
async function schemaOf(url: string): Promise<string> {
  const [found] = await ask<{ schema: string | null }>(url, 'select current_schema() as "schema"')
  if (!found?.schema) throw new DatabaseProblem(`${nameOf(url)} has no schema that our user may use.`)
  return found.schema
}

const nameOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1))
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

function beside(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${encodeURIComponent(name)}`
  return other.href
}

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
