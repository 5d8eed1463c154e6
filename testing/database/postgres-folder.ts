import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** Where Debian and Homebrew keep the programs of each version. */
const places = '{/usr/lib/postgresql/*,/opt/homebrew/opt/postgresql*,/usr/local/opt/postgresql*}/bin'

/** The folder of PostgreSQL's programs, of the newest version that is installed; undefined without one. */
export function postgresFolder(): string | undefined {
  const versions = globSync(places).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const folders = [...versions, ...(process.env.PATH ?? '').split(':')]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}
