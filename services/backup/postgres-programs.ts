import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { DatabaseProblem } from '../database/database-problem.ts'

type Program = 'pg_dump' | 'pg_restore' | 'psql'

/**
 * Runs one of PostgreSQL's own programs.
 * @param url the database that it works on; undefined: none
 * @throws DatabaseProblem with what it says, or where it is not installed
 */
export async function runProgram(program: Program, url: string | undefined, ...parameters: string[]): Promise<void> {
  const child = start(program, url, parameters)
  child.stdin.end()
  child.stdout.resume()
  await ended(program, child)
}

/**
 * Runs the statements `before` and then the script that `pg_restore` makes of `dump`, all in one transaction. It is
 * committed only once `pg_restore` has ended well: half a script would look like a whole one.
 * @param parameters of `pg_restore`
 * @throws DatabaseProblem with what failed; the database at `url` is unchanged then
 */
export async function runDump(dump: string, url: string, before: string, parameters: readonly string[]): Promise<void> {
  const psql = start('psql', url, ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'])
  psql.stdout.resume()
  const done = ended('psql', psql)
  psql.stdin.write(`begin;\n${before};\n`)
  const script = start('pg_restore', undefined, ['--file=-', ...parameters, dump])
  script.stdin.end()
  try {
    const poured = pipeline(script.stdout, psql.stdin, { end: false })
    await Promise.all([ended('pg_restore', script), Promise.race([done, poured])])
  } catch (error) {
    script.kill()
    psql.stdin.destroy()
    // Where psql refused a statement, its words say why the pipe between the two broke.
    await done
    throw error
  }
  psql.stdin.end('commit;\n')
  await done
}

function start(program: Program, url: string | undefined, parameters: readonly string[]) {
  const address = url === undefined ? undefined : new URL(url)
  const password = decodeURIComponent(address?.password ?? '')
  // Everybody on the machine can read the parameters of a process, but not its environment.
  if (address) address.password = ''
  const child = spawn(program, [...(address ? [`--dbname=${address.href}`] : []), ...parameters], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  })
  // Its own message explains a broken pipe.
  child.stdin.on('error', () => {})
  return child
}

/** Waits for its end. @throws DatabaseProblem with what it says */
async function ended(program: Program, child: ChildProcessWithoutNullStreams): Promise<void> {
  const said = text(child.stderr)
  try {
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new DatabaseProblem(`${program} failed: ${(await said).trim()}`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new DatabaseProblem(`${program} is missing. Install it (Debian: apt-get install postgresql-client).`)
  }
}
