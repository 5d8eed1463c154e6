import { randomUUID } from 'node:crypto'
import pg from 'pg'

/**
 * Creates a database on a PostgreSQL server.
 * @param serverUrl address of a user that may create databases
 * @param template the database to copy, with any further options of `create database`
 * @returns its address, and a function that drops it even if someone is connected
 */
export async function newDatabase(
  serverUrl: string,
  template = 'template1',
  name = `test_${randomUUID().replaceAll('-', '')}`,
) {
  // The other strategy, which writes every page to the log, takes twice as long.
  await ask(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => ask(serverUrl, `drop database ${name} with (force)`) }
}

/** A connection a server: opening one takes as long as making a database. It keeps no process alive. */
const servers = new Map<string, pg.Pool>()

async function ask(serverUrl: string, statement: string): Promise<void> {
  const server = servers.get(serverUrl) ?? new pg.Pool({ connectionString: serverUrl, max: 1, allowExitOnIdle: true })
  // A server that stops ends it.
  if (!servers.has(serverUrl)) server.on('error', () => {})
  servers.set(serverUrl, server)
  await server.query(statement)
}
